import type { BulkActionView, BulkState } from '@portal/contracts';

/** How far a bulk action is. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Whether the service is at work on it. */
export function isUnderWay(state: BulkState): boolean {
  return state === 'running' || state === 'undoing';
}

/** How many users it has been through, on the way there or on the way back. */
export function progressOf({ state, total, outcomes }: BulkActionView): Progress {
  if (state === 'undoing') {
    const undone = outcomes.undone + outcomes.kept;
    return { done: undone, total: undone + outcomes.done };
  }
  return { done: total - outcomes.pending, total };
}
