import type { AdminTaskView } from '@portal/contracts';

/** Maximum number of remembered tasks; far more than a screen shows. */
const REMEMBERED = 5_000;

/**
 * Remembers the newest version of each task from any answer, so that a slow answer does not show an old
 * version. Each change of a task has a later time (bff's changedAt), so the later copy is newer.
 */
export class QueueVersions {
  private readonly newest = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private noted = 0;

  /** Records the tasks of an answer. */
  note(tasks: readonly AdminTaskView[]): void {
    for (const { _id, updated_at } of tasks) {
      const at = Math.max(Date.parse(updated_at), this.newest.get(_id) ?? 0);
      this.newest.delete(_id);
      this.newest.set(_id, at);
    }
    for (const id of this.newest.keys()) {
      if (this.newest.size <= REMEMBERED) break;
      this.newest.delete(id);
    }
    this.noted += 1;
    for (const listener of this.listeners) listener();
  }

  /** The tasks of a list of which no newer version is known. */
  current(tasks: readonly AdminTaskView[]): AdminTaskView[] {
    return tasks.filter(
      ({ _id, updated_at }) => Date.parse(updated_at) >= (this.newest.get(_id) ?? 0),
    );
  }

  /** The `subscribe` of useSyncExternalStore. */
  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Increases with each call of `note`. */
  readonly count = (): number => this.noted;
}

/** The newer of two answers by QueueView's `revision`. The order of arrival does not matter. */
export function newerOf<View extends { readonly revision: number }>(
  shown: View | undefined,
  came: View,
): View {
  return shown && shown.revision > came.revision ? shown : came;
}
