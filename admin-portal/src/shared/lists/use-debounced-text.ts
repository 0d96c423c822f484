import { useEffect, useState } from 'react';

/** Debounce of a list's search, in ms. */
const SEARCH_PAUSE_MS = 300;

/**
 * A debounced, trimmed text. When the reported value changes elsewhere, for example by Back, the field
 * shows the new value.
 */
export function useDebouncedText(
  value: string,
  onPause: (text: string) => void,
  pauseMs = SEARCH_PAUSE_MS,
) {
  const [shown, setShown] = useState(value);
  const [followed, setFollowed] = useState(value);
  const [reported, setReported] = useState(value);

  if (value !== followed) {
    setFollowed(value);
    if (value !== reported) setShown(value);
    setReported(value);
  }

  useEffect(() => {
    const text = shown.trim();
    if (text === reported) return undefined;
    const timer = window.setTimeout(() => {
      setReported(text);
      onPause(text);
    }, pauseMs);
    return () => window.clearTimeout(timer);
  }, [shown, reported, onPause, pauseMs]);

  return { shown, type: setShown };
}
