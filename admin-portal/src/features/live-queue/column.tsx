import { styled } from '@mui/material/styles';
import type { AdminTaskView, TaskColumn } from '@portal/contracts';
import { isTaskStalled } from '@portal/rules';
import { EmptyState, Panel, StatusPill, tabularNumbers, useFormats } from '@portal/ui';
import type { ReactNode } from 'react';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import type { ReadQuery } from '../../shared/lists/read-failed';
import { moveBetweenTasks } from './queue-keys';
import { TaskCard } from './task-card';
import { texts } from './texts';
import { useTick } from './use-tick';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: 'opacity 120ms',
  // Dimmed, because the cards still belong to the previous page or search.
  '&[aria-busy="true"]': { opacity: 0.55 },
});

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  minWidth: 28,
  padding: '1px 8px',
  borderRadius: 999,
  textAlign: 'center',
  fontWeight: 550,
  backgroundColor: theme.vars.palette.action.hover,
}));

/** Ages and marks of stuck tasks change even when no task does, in ms. */
const EVERY_MS = 15_000;

interface ColumnProps {
  readonly column: TaskColumn;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly tasks: readonly AdminTaskView[] | undefined;
  readonly isOld: boolean;
  readonly mayChange: boolean;
  readonly query: ReadQuery & { readonly dataUpdatedAt: number };
  readonly action?: ReactNode;
  readonly pager?: ReactNode;
}

/** A column of the queue with its count and cards. */
export function Column({ column, count, tasks, isOld, mayChange, query, ...rest }: ColumnProps) {
  const formats = useFormats();
  const title = texts.columns[column];
  const now = Math.max(query.dataUpdatedAt, useTick(EVERY_MS));
  const stuck =
    tasks?.filter(({ status, updated_at }) =>
      isTaskStalled(status, new Date(updated_at), new Date(now)),
    ).length ?? 0;
  return (
    <Panel
      title={title}
      action={
        <Head>
          {rest.action}
          {stuck > 0 && (
            <StatusPill tone="warning">{texts.stuckCount(formats.count(stuck))}</StatusPill>
          )}
          <Count role="status">{count === undefined ? '' : formats.count(count)}</Count>
        </Head>
      }
    >
      {!tasks && (
        <LoadingOrFailed query={query} failed={texts.failed(column)} rows={3} height={96} />
      )}
      {tasks?.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
      {tasks && tasks.length > 0 && (
        <List aria-label={title} aria-busy={isOld} onKeyDown={moveBetweenTasks}>
          {tasks.map((task) => (
            <TaskCard key={task._id} task={task} now={now} mayChange={mayChange} />
          ))}
        </List>
      )}
      {rest.pager}
    </Panel>
  );
}
