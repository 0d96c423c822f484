/** Time left in units of a clock; all 0 when it is over. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** True at and after the end. */
  readonly isOver: boolean;
}

/**
 * Divides the time left into days, hours, minutes and seconds. A begun second
 * counts as a whole one, so all values are 0 exactly from the end on.
 * @param ms milliseconds to the end; negative ones are over.
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
