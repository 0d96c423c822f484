import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { type FailedGroup, retryFailedTasks } from '@portal/contracts';
import { ConfirmButton, counted, InlineHint, tabularNumbers, useFormats } from '@portal/ui';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { texts } from './texts';

/** More groups are rare; the column below has every task. */
const MOST = 8;

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 40,
    paddingBlock: 6,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& strong': { minWidth: 32, textAlign: 'right', color: theme.vars.palette.error.main },
  '& .error': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

interface FailedGroupsProps {
  readonly groups: readonly FailedGroup[];
  /** Ages are relative to this time, epoch ms. */
  readonly now: number;
  readonly mayChange: boolean;
}

/** Failed tasks by their error, each group with one retry for all of it. */
export function FailedGroups({ groups, now, mayChange }: FailedGroupsProps) {
  const formats = useFormats();
  const retrying = useServiceAction({
    send: (error: string) => send(retryFailedTasks, { body: { error } }),
    failed: texts.actionFailed,
    failsAs: 'toast',
  });
  if (groups.length === 0) return <InlineHint>{texts.wall.noFailed}</InlineHint>;
  const rest = groups.slice(MOST).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <List aria-label={texts.wall.failed}>
        {groups.slice(0, MOST).map(({ error, count, oldestAt }) => (
          <li key={error}>
            <strong>{formats.count(count)}</strong>
            <span className="error">{error || texts.wall.noError}</span>
            <small title={formats.dateTime(oldestAt)}>
              {texts.wall.oldest(formats.relative(Date.parse(oldestAt), now))}
            </small>
            {mayChange && (
              <ConfirmButton
                variant="outlined"
                color="inherit"
                dangerous={false}
                busy={retrying.busy}
                question={{
                  title: texts.wall.ask(counted(count, 'task')),
                  text: texts.wall.askText(error || texts.wall.noError),
                  confirmLabel: texts.wall.retry,
                  cancelLabel: texts.askRetryAll.cancelLabel,
                }}
                onConfirm={() => retrying.run(error)}
              >
                {texts.wall.retryThese}
              </ConfirmButton>
            )}
          </li>
        ))}
      </List>
      {rest > 0 && <InlineHint>{texts.wall.more(counted(rest, 'task'))}</InlineHint>}
    </>
  );
}
