import { useEffect, useState } from 'react';

/** The time, epoch ms, read again at an interval. 0 before the first one. */
export function useTick(everyMs: number): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
