import { type AdminTaskView, TASK_COLUMNS, type TaskColumn } from '@portal/contracts';
import { QueryClient, QueryObserver } from '@portal/query';
import type { TaskStatus } from '@portal/rules';
import fc, { type Scheduler } from 'fast-check';
import { adminKeys } from '../../shared/admin-keys';
import { adoptQueue, columnQuery, inProgressQuery, queueKeys, readLists } from './queue-queries';
import { QueueVersions } from './queue-versions';
import { makeRefresher } from './refresher';

/** Handler of the client's requests, set for each run. */
let answer: (path: string, params?: { status: TaskColumn }) => Promise<object>;

jest.mock('@portal/api-client', () => ({
  send: (call: { path: string }, { params }: { params?: { status: TaskColumn } }) =>
    answer(call.path, params),
}));

const PAGED = ['pending', 'completed', 'failed'] as const;
const STATUS: Record<TaskColumn, TaskStatus> = {
  ...{ 'in-progress': 'in_progress', pending: 'pending', completed: 'completed', failed: 'failed' },
};

/** The queue of the service. Each change of a task has a later time than all changes before. */
class Service {
  private readonly tasks = new Map<string, { status: TaskStatus; at: number }>();
  private time = 0;
  private revision = 0;

  change(id: string, status: TaskStatus): void {
    this.tasks.set(id, { status, at: (this.time += 1) });
  }

  column(column: TaskColumn): AdminTaskView[] {
    return [...this.tasks]
      .filter(([, { status }]) => status === STATUS[column])
      .toSorted(([, one], [, other]) => other.at - one.at)
      .map(([_id, { status, at }]) => {
        return { _id, status, updated_at: new Date(at).toISOString() } as AdminTaskView;
      });
  }

  view() {
    const sizes = TASK_COLUMNS.map((column) => [column, this.column(column).length]);
    const counts = Object.fromEntries(sizes) as Record<TaskColumn, number>;
    return { tasks: this.column('in-progress'), counts, revision: (this.revision += 1) };
  }
}

/** The real parts of the tab, with an observer. The network delays and reorders messages where it may. */
function openTab(scheduler: Scheduler, service: Service) {
  const queryClient = new QueryClient();
  const versions = new QueueVersions();
  const pause = (label: string) => scheduler.schedule(Promise.resolve(), label);
  answer = async (path, params) => {
    await pause(`ask ${path}`);
    const body = params ? { tasks: service.column(params.status), pagination: {} } : service.view();
    await pause(`answer ${path}`);
    return body;
  };

  const columnKey = (status: TaskColumn) => [...queueKeys.lists, status, '', 1];
  const shown = (column: TaskColumn): AdminTaskView[] => {
    const key = column === 'in-progress' ? queueKeys.inProgress : columnKey(column);
    const data = queryClient.getQueryData<{ tasks: AdminTaskView[] }>(key);
    return versions.current(data?.tasks ?? []);
  };
  const screen = () => TASK_COLUMNS.map((column) => shown(column));

  const seen = new Map<string, number>();
  let revision = 0;
  const failures: string[] = [];
  const look = (): void => {
    const copies = screen().flat();
    for (const { _id, updated_at } of copies) {
      const [at, before] = [Date.parse(updated_at), seen.get(_id) ?? 0];
      if (at < before) failures.push(`${_id} went back from ${before} to ${at}`);
      seen.set(_id, at);
    }
    if (new Set(copies.map(({ _id }) => _id)).size < copies.length) failures.push('twice');
    const now = queryClient.getQueryData<{ revision: number }>(queueKeys.inProgress)?.revision ?? 0;
    if (now < revision) failures.push(`the queue went back from ${revision} to ${now}`);
    revision = now;
  };
  queryClient.getQueryCache().subscribe(look);
  versions.listen(look);

  const observers = [
    new QueryObserver(queryClient, inProgressQuery(versions, false)),
    ...PAGED.map((status) => {
      return new QueryObserver(
        queryClient,
        columnQuery(versions, { status, search: '', page: 1 }, false),
      );
    }),
  ];
  const stops = observers.map((observer) => observer.subscribe(() => undefined));

  const refresh = makeRefresher(() => readLists(queryClient));
  let line = Promise.resolve();
  return {
    screen,
    failures,
    /** The event is read now and arrives later. The order of events does not change. */
    tell(): void {
      const reported = service.view();
      line = line
        .then(() => pause('event'))
        .then(() => {
          adoptQueue(queryClient, versions, reported);
          void refresh();
        });
    },
    poll: () => void queryClient.refetchQueries({ queryKey: queueKeys.inProgress }),
    /** Same as useServiceAction after an action. */
    afterAction: () => void queryClient.invalidateQueries({ queryKey: adminKeys.all }),
    close(): void {
      for (const stop of stops) stop();
      queryClient.clear();
    },
  };
}

const change = fc.record({
  kind: fc.constantFrom('change', 'action'),
  id: fc.constantFrom('a', 'b', 'c'),
  status: fc.constantFrom<TaskStatus>('pending', 'in_progress', 'completed', 'failed'),
});
const step = fc.oneof(
  { weight: 4, arbitrary: change },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('poll') }) },
);

// In a short run the first events overtake the first lists more often.
const someSteps = fc.oneof(fc.array(step, { maxLength: 2 }), fc.array(step, { maxLength: 12 }));

it('never shows old over new, however polls, lists, events and actions overtake each other, and ends equal to the service', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), someSteps, async (scheduler, steps) => {
      const service = new Service();
      service.change('a', 'in_progress');
      service.change('b', 'pending');
      const tab = openTab(scheduler, service);
      scheduler.scheduleSequence(
        steps.map((what) => ({
          label: what.kind,
          builder: async () => {
            if (!('id' in what)) return tab.poll();
            service.change(what.id, what.status);
            tab.tell();
            if (what.kind === 'action') tab.afterAction();
          },
        })),
      );
      await scheduler.waitIdle();
      const [ended, failures] = [tab.screen(), [...tab.failures]];
      tab.close();
      expect(failures).toEqual([]);
      expect(ended).toEqual(TASK_COLUMNS.map((column) => service.column(column)));
    }),
    { numRuns: 150 },
  );
});
