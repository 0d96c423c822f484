import type { TaskView } from '@portal/contracts';
import { CardPlaceholder } from '@portal/dashboard';
import { Panel } from '@portal/ui';
import { QuietText } from '../quiet-text';
import { RowList } from '../row-list';
import { useTexts } from '../texts/use-texts';
import { QueueRow } from './queue-row';
import { useLiveTasks } from './use-live-tasks';
import { useNow } from './use-now';

/** How often rows look whether their task has stalled, in ms. */
const LOOK_MS = 15_000;

const ORDER = { in_progress: 0, pending: 1, failed: 2, completed: 3 } as const;

/** Running tasks first, then pending, then failed ones; within each status the order of the service. */
function sorted(tasks: readonly TaskView[]): TaskView[] {
  return [...tasks].sort((a, b) => ORDER[a.status] - ORDER[b.status]);
}

interface QueueCardProps {
  readonly userId: number;
  /** Rows before 'show all'. Default: as in every list. */
  readonly few?: number;
}

/** The subscriber's own tasks in the bot's queue, updated live. */
export function QueueCard({ userId, few }: QueueCardProps) {
  const { queue } = useTexts();
  const query = useLiveTasks(userId);
  const now = useNow(LOOK_MS);
  const { data } = query;
  return (
    <Panel title={queue.title}>
      {data ? (
        data.tasks.length > 0 ? (
          <RowList
            items={sorted(data.tasks)}
            keyOf={({ _id }) => _id}
            few={few}
            showAll={queue.showAll}
          >
            {(task) => <QueueRow task={task} now={now} />}
          </RowList>
        ) : (
          <QuietText>{queue.empty}</QuietText>
        )
      ) : (
        <CardPlaceholder query={query} count={1} height={44} />
      )}
    </Panel>
  );
}
