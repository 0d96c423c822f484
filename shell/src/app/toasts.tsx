import type { ComponentType } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { LateToastHostProps } from './toast-host.late';

const TOAST_EVENT = 'portal:toast';

/**
 * Delay, in ms, after which the first screen is usually complete. The host is loaded then, so that it is
 * available if the network fails later.
 */
const LOAD_AFTER_MS = 5000;

/**
 * Loads the toast host LOAD_AFTER_MS after the mount, or immediately when a toast is sent, and passes on the
 * toasts that were sent before. No first screen shows a toast, so no first screen waits for this code.
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
