import { MINUTE_MS } from '../time/units';

/** A task's progress, 0 to 100, at a time. */
export interface ProgressAt {
  /** Null: no progress was reported. */
  readonly progress: number | null;
  readonly at: Date;
}

/** Minimum time between two reports to calculate a speed, in ms. */
const TOO_CLOSE_MS = 1_000;

/** Speed between two reports in percent per minute, to one decimal; null if they are too close together. */
export function taskSpeed(from: ProgressAt, to: ProgressAt): number | null {
  const ms = to.at.getTime() - from.at.getTime();
  if (ms < TOO_CLOSE_MS) return null;
  const percent = (to.progress ?? 0) - (from.progress ?? 0);
  return Math.round((percent * 10 * MINUTE_MS) / ms) / 10;
}
