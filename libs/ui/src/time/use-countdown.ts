import { timeLeft, type TimeLeft } from '@portal/rules';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** When an instant is by this device's clock, in ms; NaN for none. */
const endOf = (expiresAt: string | null, offsetMs: number | null): number =>
  offsetMs === null ? NaN : Date.parse(expiresAt ?? '') - offsetMs;

/**
 * Calls `onSecond` now and whenever the seconds that are left change, until the end. Each time it looks at the
 * clock, so it does not drift and is correct after the device slept.
 * @returns what ends it.
 */
function eachSecondUntil(end: number, onSecond: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    const left = end - Date.now();
    onSecond(end - left);
    // Wait until the displayed second changes, not for a whole second.
    if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
  };
  tick();
  return () => clearTimeout(timer);
}

/**
 * The time left to an instant. It changes each second, and stops at zero.
 * @param expiresAt ISO 8601. Null or an invalid date has no countdown.
 * @param offsetMs how far the server's clock is ahead of this device's clock (clockOffset); null until it is known.
 */
export function useCountdown(
  expiresAt: string | null,
  offsetMs: number | null = 0,
): TimeLeft | null {
  const end = endOf(expiresAt, offsetMs);
  const [now, setNow] = useState(Date.now);
  useEffect(() => (Number.isNaN(end) ? undefined : eachSecondUntil(end, setNow)), [end]);
  return Number.isNaN(end) ? null : timeLeft(end - now);
}

/**
 * Whether an instant has passed. Unlike `useCountdown` it renders the component at the end only.
 * @param expiresAt ISO 8601. Null or an invalid date never passes.
 * @param offsetMs how far the server's clock is ahead of this device's clock (clockOffset); null until it is known.
 */
export function useIsOver(expiresAt: string | null, offsetMs: number | null = 0): boolean {
  const end = endOf(expiresAt, offsetMs);
  const watch = useCallback(
    (look: () => void) => (Number.isNaN(end) ? () => undefined : eachSecondUntil(end, look)),
    [end],
  );
  return useSyncExternalStore(watch, () => end <= Date.now());
}
