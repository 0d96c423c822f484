/** Time left in days, hours, minutes and seconds; all 0 when it is over. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** True at and after the end. */
  readonly isOver: boolean;
}

/**
 * Splits the time left into days, hours, minutes and seconds. A started second counts as a whole one, so all
 * values become 0 exactly at the end.
 * @param ms milliseconds to the end; negative when it is over.
 */
export function timeLeft(ms: number): TimeLeft {
  const total = Math.max(0, Math.ceil(ms / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    isOver: total === 0,
  };
}
