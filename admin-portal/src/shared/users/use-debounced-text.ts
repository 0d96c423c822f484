import { useEffect, useState } from 'react';

/** How long one must pause typing before a list is searched, in ms. */
const SEARCH_PAUSE_MS = 300;

/**
 * A text that is reported only when typing pauses, trimmed. When the reported value changes elsewhere, as by
 * going back, the field follows.
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
