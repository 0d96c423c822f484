import { serviceKey } from '../downloads/service-name';

/** A failed task. */
export interface FailedTask {
  /** Empty: none was reported. */
  readonly error: string;
  readonly at: Date;
}

/** Failed tasks with the same error. */
export interface TaskGroup {
  readonly error: string;
  readonly count: number;
  readonly oldestAt: Date;
  readonly newestAt: Date;
}

/** Groups failed tasks by their error: the largest group first, of equal ones the latest. */
export function groupFailures(tasks: readonly FailedTask[]): TaskGroup[] {
  const groups = new Map<string, TaskGroup>();
  for (const { error, at } of tasks) {
    const { count, oldestAt, newestAt } = groups.get(error) ?? {
      ...{ count: 0, oldestAt: at, newestAt: at },
    };
    groups.set(error, {
      error,
      count: count + 1,
      oldestAt: at < oldestAt ? at : oldestAt,
      newestAt: at > newestAt ? at : newestAt,
    });
  }
  return [...groups.values()].toSorted(
    (one, other) => other.count - one.count || +other.newestAt - +one.newestAt,
  );
}

/** Tasks that one streaming service ended. */
export interface Throughput {
  readonly name: string;
  readonly completed: number;
  readonly failed: number;
}

/** Counts ended tasks by service, written in any case: the service with the most tasks first. */
export function throughput(completed: readonly string[], failed: readonly string[]): Throughput[] {
  const services = new Map<string, Throughput>();
  const add = (name: string, by: Partial<Throughput>): void => {
    const key = serviceKey(name);
    const known = services.get(key) ?? { name: name.trim(), completed: 0, failed: 0 };
    services.set(key, {
      ...known,
      completed: known.completed + (by.completed ?? 0),
      failed: known.failed + (by.failed ?? 0),
    });
  };
  for (const name of completed) add(name, { completed: 1 });
  for (const name of failed) add(name, { failed: 1 });
  const sum = ({ completed: done, failed: lost }: Throughput) => done + lost;
  return [...services.values()].toSorted(
    (one, other) => sum(other) - sum(one) || one.name.localeCompare(other.name),
  );
}
