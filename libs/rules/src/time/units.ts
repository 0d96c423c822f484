/** Milliseconds in one day. Plan lengths are whole multiples of it, never calendar days. */
export const DAY_MS = 86_400_000;

/** Milliseconds in one minute. */
export const MINUTE_MS = 60_000;

/** Milliseconds in one hour. */
export const HOUR_MS = 3_600_000;
