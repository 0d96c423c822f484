import { timeLeft, type TimeLeft } from '@portal/rules';
import { useEffect, useState } from 'react';

/**
 * The time left to an instant. Each second it is computed from the clock, so it does not drift and is
 * correct after the device slept. It stops at zero.
 * @param expiresAt ISO 8601. Null or an invalid date has no countdown.
 * @param offsetMs how far the server's clock is ahead of this device's clock (clockOffset).
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
      // Wait until the displayed second changes, not for a whole second.
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end]);

  return Number.isNaN(end) ? null : timeLeft(end - now);
}
