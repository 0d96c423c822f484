import { ApiError, errorText, send } from '@portal/api-client';
import { type PriceDraftView, type PricedPlanView, savePriceDraft } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { useRef, useState } from 'react';
import { withStepUp } from '../../../shared/access/with-step-up';
import { priceListsQuery } from '../price-lists-query';
import { texts } from '../texts';

type Plans = readonly PricedPlanView[];

/** Why the last change is not saved. */
export interface SaveFailure {
  readonly text: string;
  /** Whether somebody else saved the draft in the meantime: it has to be loaded again. */
  readonly isConflict: boolean;
}

const failureOf = (error: unknown): SaveFailure => ({
  text: errorText(error, texts.actionFailed),
  isConflict: error instanceof ApiError && error.code === 'price-lists/draft-changed',
});

/**
 * The shared draft as this administrator edits it. A change shows at once and is saved; changes made while one is
 * being saved are sent together afterwards. Each save names the revision that was edited, so that nobody's change
 * is lost.
 */
export function useDraft(draft: PriceDraftView | null) {
  const queryClient = useQueryClient();
  const [unsaved, setUnsaved] = useState<Plans | null>(null);
  const [earlier, setEarlier] = useState<readonly Plans[]>([]);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const wanted = useRef<Plans | null>(null);
  const revision = useRef(0);
  const isSaving = useRef(false);
  const plans = unsaved ?? draft?.plans ?? null;

  const save = async (): Promise<void> => {
    isSaving.current = true;
    setFailure(null);
    try {
      while (wanted.current) {
        const sent = wanted.current;
        const body = { revision: revision.current, plans: [...sent] };
        const answer = await withStepUp(() => send(savePriceDraft, { body }));
        revision.current = answer.draft?.revision ?? 0;
        if (wanted.current === sent) wanted.current = null;
        // A read that started before the save would bring the draft before it.
        await queryClient.cancelQueries(priceListsQuery);
        queryClient.setQueryData(priceListsQuery.queryKey, answer);
      }
      setUnsaved(null);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      isSaving.current = false;
    }
  };

  const show = (next: Plans): void => {
    if (unsaved === null) revision.current = draft?.revision ?? 0;
    wanted.current = next;
    setUnsaved(next);
    if (!isSaving.current) void save();
  };

  return {
    /** Null while there is no draft. */
    plans,
    isSaving: unsaved !== null && failure === null,
    failure,
    /** Whether the last change can be undone. */
    canUndo: earlier.length > 0,
    /** Shows these plans and saves them. */
    change: (next: Plans): void => {
      setEarlier(plans ? [...earlier, plans] : []);
      show(next);
    },
    undo: (): void => {
      const last = earlier.at(-1);
      if (!last) return;
      setEarlier(earlier.slice(0, -1));
      show(last);
    },
    tryAgain: (): void => {
      if (!isSaving.current) void save();
    },
    /** Drops what is not saved, and reads the draft. */
    loadAgain: (): void => {
      wanted.current = null;
      setUnsaved(null);
      setEarlier([]);
      setFailure(null);
      void queryClient.invalidateQueries(priceListsQuery);
    },
  };
}

/** State and actions of the draft. */
export type Draft = ReturnType<typeof useDraft>;
