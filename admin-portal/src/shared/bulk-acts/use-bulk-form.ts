import type { BulkActKind, BulkSelection } from '@portal/contracts';
import { type SubmitEvent, useState } from 'react';
import { type ActEntries, type ActRefusal, readAct } from './read-act';
import { usePlanAct } from './use-plan-act';

const EMPTY: ActEntries = { days: '', videos: '', message: '' };

/** The state of the dialog 'Bulk action'. */
export function useBulkForm(first: BulkActKind, selection: BulkSelection) {
  const [kind, setKind] = useState(first);
  const [entries, setEntries] = useState(EMPTY);
  const [refusal, setRefusal] = useState<ActRefusal | null>(null);
  const planning = usePlanAct();

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const act = readAct(kind, entries);
    if ('refused' in act) {
      setRefusal(act);
      event.currentTarget.querySelector<HTMLElement>(`[name="${act.refused}"]`)?.focus();
      return;
    }
    setRefusal(null);
    planning.plan({ act, selection });
  };
  return {
    kind,
    pick: (next: BulkActKind): void => {
      setKind(next);
      setRefusal(null);
    },
    entries,
    fill: (change: Partial<ActEntries>): void => {
      setEntries({ ...entries, ...change });
      setRefusal(null);
    },
    refused: refusal?.refused ?? null,
    busy: planning.busy,
    error: refusal?.text ?? (planning.busy ? null : planning.error),
    submit,
  };
}

/** What useBulkForm gives. */
export type BulkForm = ReturnType<typeof useBulkForm>;
