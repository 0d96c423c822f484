import { styled } from '@mui/material/styles';
import type { QueueWall } from '@portal/contracts';
import { InlineHint, tabularNumbers, useFormats } from '@portal/ui';
import { texts } from './texts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontWeight: 500, textAlign: 'start', padding: '4px 0', overflowWrap: 'anywhere' },
  '& thead th': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& td, & th:not(:first-of-type)': { textAlign: 'end', paddingInlineStart: 16 },
  '& .failed': { color: theme.vars.palette.error.main },
}));

interface ThroughputProps {
  readonly wall: QueueWall;
  /** Ages are relative to this time, epoch ms. */
  readonly now: number;
}

/** What each streaming service did in the last hour, and how long the oldest task waits. */
export function Throughput({ wall: { lastHour, oldestPendingAt }, now }: ThroughputProps) {
  const formats = useFormats();
  return (
    <>
      <InlineHint>
        {oldestPendingAt === null
          ? texts.wall.noneWaits
          : texts.wall.oldestWaits(formats.relative(Date.parse(oldestPendingAt), now))}
      </InlineHint>
      {lastHour.length === 0 ? (
        <InlineHint>{texts.wall.quiet}</InlineHint>
      ) : (
        <Table aria-label={texts.wall.lastHour}>
          <thead>
            <tr>
              <th scope="col">{texts.wall.service}</th>
              <th scope="col">{texts.wall.completed}</th>
              <th scope="col">{texts.statuses.failed}</th>
            </tr>
          </thead>
          <tbody>
            {lastHour.map(({ name, completed, failed }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formats.count(completed)}</td>
                <td className={failed > 0 ? 'failed' : undefined}>{formats.count(failed)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
