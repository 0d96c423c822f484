import { useEffect, useState } from 'react';

/** How long one must pause typing before a list is searched, in ms. */
const SEARCH_PAUSE_MS = 300;

/**
 * A text that is told only when typing pauses, trimmed. When the told value changes elsewhere, as by
 * going back, the field follows.
 */
export function useDebouncedText(
  value: string,
  onPause: (text: string) => void,
  pauseMs = SEARCH_PAUSE_MS,
) {
  const [shown, setShown] = useState(value);
  const [followed, setFollowed] = useState(value);
  const [told, setTold] = useState(value);

  if (value !== followed) {
    setFollowed(value);
    if (value !== told) setShown(value);
    setTold(value);
  }

  useEffect(() => {
    const text = shown.trim();
    if (text === told) return undefined;
    const timer = window.setTimeout(() => {
      setTold(text);
      onPause(text);
    }, pauseMs);
    return () => window.clearTimeout(timer);
  }, [shown, told, onPause, pauseMs]);

  return { shown, type: setShown };
}
