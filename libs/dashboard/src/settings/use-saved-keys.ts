import { useEffect, useState } from 'react';

/** How long a setting is marked as saved, in ms. */
const MARK_MS = 2_500;

/** Marks the settings of the last saved change for a moment. */
export function useSavedKeys() {
  const [saved, setSaved] = useState<readonly string[]>([]);
  useEffect(() => {
    if (saved.length === 0) return undefined;
    const timer = window.setTimeout(() => setSaved([]), MARK_MS);
    return () => window.clearTimeout(timer);
  }, [saved]);
  return {
    isSaved: (key: string): boolean => saved.includes(key),
    /** Takes the marks of earlier changes away. */
    markSaved: setSaved,
  };
}
