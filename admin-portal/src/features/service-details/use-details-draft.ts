import { useState } from 'react';
import type { DetailEntries } from './read-details';

/** What an administrator changed and did not publish yet. It stays in this page. */
export interface DetailsDraft {
  /** Number of the version that it follows; null without changes. */
  readonly after: number | null;
  readonly entries: DetailEntries | null;
  /** Takes entries; the first change decides which version they follow. */
  readonly change: (entries: DetailEntries, newest: number) => void;
  readonly discard: () => void;
}

/** The changes of this page. */
export function useDetailsDraft(): DetailsDraft {
  const [draft, setDraft] = useState<{ after: number; entries: DetailEntries } | null>(null);
  return {
    after: draft?.after ?? null,
    entries: draft?.entries ?? null,
    change: (entries, newest) => setDraft({ after: draft?.after ?? newest, entries }),
    discard: () => setDraft(null),
  };
}
