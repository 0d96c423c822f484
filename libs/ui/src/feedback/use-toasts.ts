import { useEffect, useState } from 'react';
import { ACTION_TOAST_DURATION_MS, type Toast, TOAST_DURATION_MS, TOAST_EVENT } from './notify';

/** A toast that is being shown. */
export interface ShownToast extends Toast {
  readonly id: number;
}

const MOST_AT_ONCE = 3;

function isToast(value: unknown): value is Toast {
  return (
    typeof value === 'object' &&
    value !== null &&
    'tone' in value &&
    'text' in value &&
    typeof value.text === 'string'
  );
}

/** The toasts to show now, and a function that closes one early. Each closes automatically (notify). */
export function useToasts(): { toasts: readonly ShownToast[]; close: (id: number) => void } {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const close = (id: number): void => setToasts((all) => all.filter((toast) => toast.id !== id));

  useEffect(() => {
    let lastId = 0;
    const timers = new Set<number>();
    const show = (event: Event): void => {
      if (!(event instanceof CustomEvent) || !isToast(event.detail)) return;
      const id = (lastId += 1);
      const toast = { ...event.detail, id };
      setToasts((all) => [...all, toast].slice(-MOST_AT_ONCE));
      const timer = window.setTimeout(
        () => {
          timers.delete(timer);
          setToasts((all) => all.filter((other) => other.id !== id));
        },
        toast.action ? ACTION_TOAST_DURATION_MS : TOAST_DURATION_MS,
      );
      timers.add(timer);
    };
    window.addEventListener(TOAST_EVENT, show);
    return () => {
      window.removeEventListener(TOAST_EVENT, show);
      timers.forEach((timer) => window.clearTimeout(timer));
    };
  }, []);

  return { toasts, close };
}
