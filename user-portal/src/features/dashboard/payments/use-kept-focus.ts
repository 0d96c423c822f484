import { type RefObject, useEffect, useRef } from 'react';

/**
 * Restores the keyboard focus when a dialog closes. The button that opened the dialog may be removed by then,
 * or a moment later together with its row.
 * @returns a ref for the element that gets the focus instead; it needs a tabIndex of -1.
 */
export function useKeptFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const kept = place;
    if (!isOpen) return undefined;
    // The dialog restores the focus before this cleanup runs.
    return () => {
      const { activeElement } = document;
      // Only a focus inside is looked after: status and payments both wait for the end of the same order.
      last.current = kept.current?.contains(activeElement) ? activeElement : null;
      if (activeElement === document.body) kept.current?.focus();
    };
  }, [isOpen]);
  // No dependencies: checks after every render whether the focused row was removed.
  useEffect(() => {
    const isLost = last.current !== null && !last.current.isConnected;
    if (!isLost) return;
    last.current = null;
    if (document.activeElement === document.body) place.current?.focus();
  });
  return place;
}
