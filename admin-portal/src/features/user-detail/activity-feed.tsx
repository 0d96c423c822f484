import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FileName } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { EmptyState, tabularNumbers, useFormats } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { useState } from 'react';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import { texts } from './texts';
import { downloadsQuery } from '../../shared/users/user-queries';

/** Number of entries at first, and added at each click. A history may have ten thousand. */
const STEP = 50;

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: 10,
    paddingBlock: 10,
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& svg': { alignSelf: 'start', marginTop: 2, color: theme.vars.palette.text.secondary },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 550 },
  '& time': {
    ...theme.typography.caption,
    ...tabularNumbers,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
}));

const More = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingTop: 12,
  color: theme.vars.palette.text.secondary,
}));

const { feed } = texts;

/** Downloads of the user: 'Downloaded {file} from {service}' and the age of each. */
export function ActivityFeed({ userId }: { userId: number }) {
  const formats = useFormats();
  const [most, setMost] = useState(STEP);
  const query = useQuery(downloadsQuery(userId));
  const { data, dataUpdatedAt } = query;
  if (!data) {
    return <LoadingOrFailed query={query} failed={feed.failed} rows={8} height={24} />;
  }
  if (data.length === 0) {
    return <EmptyState icon={<History size={24} aria-hidden />}>{feed.empty}</EmptyState>;
  }
  return (
    <>
      <List aria-label={feed.list}>
        {data.slice(0, most).map(({ _id, file_name, ott_service, download_date }) => (
          <li key={_id}>
            <Download size={16} aria-hidden />
            <p>
              {feed.downloaded}{' '}
              <b>
                <FileName>{file_name}</FileName>
              </b>{' '}
              {feed.from} <b>{ott_service}</b>
            </p>
            <time dateTime={download_date} title={formats.dateTime(download_date)}>
              {formats.relative(Date.parse(download_date), dataUpdatedAt)}
            </time>
          </li>
        ))}
      </List>
      {data.length > most && (
        <More>
          <span role="status">{feed.shown(most, data.length)}</span>
          <Button variant="outlined" color="inherit" onClick={() => setMost(most + STEP)}>
            {feed.more(Math.min(STEP, data.length - most))}
          </Button>
        </More>
      )}
    </>
  );
}
