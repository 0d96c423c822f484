import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place in a card whose buttons may be removed while they have the focus, or while the dialog is
 * open that they opened. Only the card that had the focus takes it, as several may lose a button with the same answer.
 * @returns a ref for the element that gets the focus instead; it needs a tabIndex of -1.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      // A dialog gives the focus back to where it was.
      if (document.querySelector('[aria-modal="true"]')) return;
      last.current = target instanceof Element && place.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // No dependencies: checks after every render whether the focused button was removed.
  useEffect(() => {
    const isLost = last.current !== null && !last.current.isConnected;
    if (!isLost || document.activeElement !== document.body) return;
    last.current = null;
    place.current?.focus();
  });
  return place;
}
