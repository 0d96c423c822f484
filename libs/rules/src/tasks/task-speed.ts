import { MINUTE_MS } from '../time/units';

/** A task's progress, 0 to 100, at a time. */
export interface ProgressAt {
  /** Null: none was told yet, which is the start. */
  readonly progress: number | null;
  readonly at: Date;
}

/** Reports closer to each other than this say nothing of speed, in ms. */
const TOO_CLOSE_MS = 1_000;

/** Percent a minute from one report to the next, to a tenth; null where they are too close to say. */
export function taskSpeed(from: ProgressAt, to: ProgressAt): number | null {
  const ms = to.at.getTime() - from.at.getTime();
  if (ms < TOO_CLOSE_MS) return null;
  const percent = (to.progress ?? 0) - (from.progress ?? 0);
  return Math.round((percent * 10 * MINUTE_MS) / ms) / 10;
}
