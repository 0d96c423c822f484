import type { MethodListView, MethodSettingsView } from '@portal/contracts';
import { useState } from 'react';

/** What an administrator changed and did not publish yet. It stays in this page. */
export interface MethodDraft {
  /** Number of the list that it follows. */
  readonly after: number;
  readonly methods: readonly MethodSettingsView[];
  readonly change: (methods: readonly MethodSettingsView[]) => void;
  readonly discard: () => void;
  readonly isChanged: boolean;
}

/** The draft of the next list; without changes it is the list in effect. */
export function useMethodDraft(current: MethodListView | undefined): MethodDraft {
  const [draft, setDraft] = useState<Pick<MethodDraft, 'after' | 'methods'> | null>(null);
  const shown = draft ?? { after: current?.number ?? 0, methods: current?.methods ?? [] };
  return {
    ...shown,
    change: (methods) => setDraft({ after: shown.after, methods }),
    discard: () => setDraft(null),
    isChanged: draft !== null,
  };
}
