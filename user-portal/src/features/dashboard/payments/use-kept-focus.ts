import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place when a dialog closes and the button that opened it is gone by then.
 * @returns for the element that takes the focus instead; it needs a tabIndex of -1.
 */
export function useKeptFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const kept = place;
    if (!isOpen) return undefined;
    // The dialog gives the focus back while it goes, before this.
    return () => {
      if (document.activeElement === document.body) kept.current?.focus();
    };
  }, [isOpen]);
  return place;
}
