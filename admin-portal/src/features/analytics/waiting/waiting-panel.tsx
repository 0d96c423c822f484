import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { Link } from '@portal/router';
import { Panel, tabularNumbers, useFormats } from '@portal/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useMay } from '../../../shared/access/use-may';
import { LoadingOrFailed } from '../../../shared/lists/loading-or-failed';
import { waitingQuery } from '../../../shared/waiting/waiting-query';
import { texts } from './texts';
import { waitingTiles } from './waiting-tiles';

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Tile = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 56,
  padding: '8px 14px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
  '& > strong': { ...theme.typography.h4, ...tabularNumbers, gridRow: 'span 2' },
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[data-urgent="true"] > strong': { color: theme.vars.palette.error.main },
}));

const NothingWaits = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 56,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '& > svg': { color: theme.vars.palette.success.main },
}));

/** What needs somebody, each with its number, its age and the way to it. */
export function WaitingPanel() {
  const query = useQuery(waitingQuery);
  const mayInbox = useMay('inbox');
  const formats = useFormats();
  const { data, dataUpdatedAt } = query;
  const tiles = data && waitingTiles(data, mayInbox);
  return (
    <Panel title={texts.title}>
      {!tiles && <LoadingOrFailed query={query} failed={texts.failed} rows={1} height={56} />}
      {tiles?.length === 0 && (
        <NothingWaits>
          <CircleCheck size={18} aria-hidden /> {texts.nothing}
        </NothingWaits>
      )}
      {tiles && tiles.length > 0 && (
        <List aria-label={texts.title}>
          {tiles.map(({ name, count, oldestAt, to, isUrgent }) => (
            <li key={name}>
              <Tile to={to} data-urgent={isUrgent}>
                <strong>{formats.count(count)}</strong>
                <span>{name}</span>
                {oldestAt !== null && (
                  <small title={formats.dateTime(oldestAt)}>
                    {texts.oldest(formats.relative(Date.parse(oldestAt), dataUpdatedAt))}
                  </small>
                )}
              </Tile>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
