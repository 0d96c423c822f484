import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place when a dialog closes and the button that opened it is gone by then, or goes
 * a moment later with its row.
 * @returns for the element that takes the focus instead; it needs a tabIndex of -1.
 */
export function useKeptFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const kept = place;
    if (!isOpen) return undefined;
    // The dialog gives the focus back while it goes, before this.
    return () => {
      last.current = document.activeElement;
      if (document.activeElement === document.body) kept.current?.focus();
    };
  }, [isOpen]);
  // After every change of the rows.
  useEffect(() => {
    const isLost = last.current !== null && !last.current.isConnected;
    if (!isLost) return;
    last.current = null;
    if (document.activeElement === document.body) place.current?.focus();
  });
  return place;
}
