import type { AdminTaskView } from '@portal/contracts';

/** So many tasks are remembered; far more than a screen shows. */
const REMEMBERED = 5_000;

/**
 * Knows of each task the newest copy that ever came, from whatever answer, so that a slower answer does
 * not show it as it was. A task changes later each time (bff's changedAt), so the later copy is newer.
 */
export class QueueVersions {
  private readonly newest = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private noted = 0;

  /** Takes note of an answer's tasks. */
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

  /** Those of a list that did not become something else since. */
  current(tasks: readonly AdminTaskView[]): AdminTaskView[] {
    return tasks.filter(
      ({ _id, updated_at }) => Date.parse(updated_at) >= (this.newest.get(_id) ?? 0),
    );
  }

  /** For useSyncExternalStore: something was noted. */
  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Grows with each note. */
  readonly count = (): number => this.noted;
}

/** Of two answers the newer one (QueueView's `revision`), whichever came last. */
export function newerOf<View extends { readonly revision: number }>(
  shown: View | undefined,
  came: View,
): View {
  return shown && shown.revision > came.revision ? shown : came;
}
