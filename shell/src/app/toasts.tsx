import type { ComponentType } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { LateToastHostProps } from './toast-host.late';

const TOAST_EVENT = 'portal:toast';

/** By then the first screen stands; the host must be there before the network is gone. */
const LOAD_AFTER_MS = 5000;

/**
 * Brings the toast host when the page has loaded, or at once when somebody sends a toast, and hands
 * over what was sent meanwhile. No first screen shows a toast, so none waits for its code.
 */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType<LateToastHostProps> | null>(null);
  const waiting = useRef<unknown[] | null>([]);

  useEffect(() => {
    const load = (): void => {
      import('./toast-host.late').then(
        (module) => setHost(() => module.LateToastHost),
        (error: unknown) => console.warn('Toasts cannot be shown yet.', error),
      );
    };
    const keep = (event: Event): void => {
      if (!waiting.current || !(event instanceof CustomEvent)) return;
      waiting.current.push(event.detail);
      load();
    };
    window.addEventListener(TOAST_EVENT, keep);
    const timer = setTimeout(load, LOAD_AFTER_MS);
    return () => {
      window.removeEventListener(TOAST_EVENT, keep);
      clearTimeout(timer);
    };
  }, []);

  const handOver = useCallback(() => {
    const details = waiting.current ?? [];
    waiting.current = null;
    for (const detail of details) window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
  }, []);

  return Host ? <Host onReady={handOver} /> : null;
}
