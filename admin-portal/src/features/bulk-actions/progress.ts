import type { BulkActionView, BulkState } from '@portal/contracts';

/** Progress of a bulk action. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Whether the service is running or undoing it. */
export function isUnderWay(state: BulkState): boolean {
  return state === 'running' || state === 'undoing';
}

/** Number of users processed so far, in a run or in an undo. */
export function progressOf({ state, total, outcomes }: BulkActionView): Progress {
  if (state === 'undoing') {
    const undone = outcomes.undone + outcomes.kept;
    return { done: undone, total: undone + outcomes.done };
  }
  return { done: total - outcomes.pending, total };
}
