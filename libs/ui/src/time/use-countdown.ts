import { timeLeft, type TimeLeft } from '@portal/rules';
import { useEffect, useState } from 'react';

/**
 * The time left to an instant, counted anew from the clock each second, so that it neither drifts nor
 * lags behind after the device slept; it stops at zero.
 * @param expiresAt ISO 8601; null, like an unreadable one, has no countdown.
 * @param offsetMs how far the clock that decides is ahead of this device's (clockOffset).
 */
export function useCountdown(expiresAt: string | null, offsetMs = 0): TimeLeft | null {
  const end = Date.parse(expiresAt ?? '') - offsetMs;
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (Number.isNaN(end)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const left = end - Date.now();
      setNow(end - left);
      // To the instant at which the shown second changes, not a second from now.
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end]);

  return Number.isNaN(end) ? null : timeLeft(end - now);
}
