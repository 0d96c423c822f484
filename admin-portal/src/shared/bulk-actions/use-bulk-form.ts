import type { BulkActionKind, BulkSelection } from '@portal/contracts';
import { type SubmitEvent, useState } from 'react';
import { type ActionEntries, type ActionRefusal, readAction } from './read-action';
import { usePlanAction } from './use-plan-action';

const EMPTY: ActionEntries = { days: '', videos: '', message: '' };

/** State of the dialog 'Bulk action'. */
export function useBulkForm(first: BulkActionKind, selection: BulkSelection) {
  const [kind, setKind] = useState(first);
  const [entries, setEntries] = useState(EMPTY);
  const [refusal, setRefusal] = useState<ActionRefusal | null>(null);
  const planning = usePlanAction();

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const action = readAction(kind, entries);
    if ('refused' in action) {
      setRefusal(action);
      event.currentTarget.querySelector<HTMLElement>(`[name="${action.refused}"]`)?.focus();
      return;
    }
    setRefusal(null);
    planning.plan({ action, selection });
  };
  return {
    kind,
    pick: (next: BulkActionKind): void => {
      setKind(next);
      setRefusal(null);
    },
    entries,
    fill: (change: Partial<ActionEntries>): void => {
      setEntries({ ...entries, ...change });
      setRefusal(null);
    },
    refused: refusal?.refused ?? null,
    busy: planning.busy,
    error: refusal?.text ?? (planning.busy ? null : planning.error),
    submit,
  };
}

/** Return type of useBulkForm. */
export type BulkForm = ReturnType<typeof useBulkForm>;
