import { styled } from '@mui/material/styles';
import type { MethodListView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { methodName, newNumberChanges } from '@portal/rules';
import { adminSessionQuery, useMay } from '../../shared/access/use-may';
import { ExactTime } from '../../shared/user-activity/exact-time';
import { texts } from './texts';

const Lines = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 6,
  padding: '10px 14px',
  borderRadius: 10,
  overflowWrap: 'anywhere',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 12%, transparent)`,
  '& p': { margin: 0 },
  // Always there, so that a change that comes later is announced; without one it takes no room.
  '&:empty': { position: 'absolute', padding: 0 },
}));

interface NewNumbersProps {
  /** Newest first. */
  readonly lists: readonly MethodListView[];
  /** When they were read, epoch ms. */
  readonly now: number;
}

/** The numbers that others changed in the last 24 hours, for who may change money: a second pair of eyes. */
export function NewNumbers({ lists, now }: NewNumbersProps) {
  const mayChange = useMay('money');
  const { data } = useQuery(adminSessionQuery);
  const reader = data?.actor ?? null;
  const changes =
    mayChange && reader !== null ? newNumberChanges(lists, reader, new Date(now)) : [];
  return (
    <Lines role="status">
      {changes.map(({ method, before, after, by, at }) => (
        <p key={`${at} ${method}`}>
          {texts.newNumbers(by, methodName(method), before, after)} <ExactTime at={at} now={now} />
        </p>
      ))}
    </Lines>
  );
}
