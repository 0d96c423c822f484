import type { ReversibleAnswer } from '@portal/contracts';

/** The part of an answer by which its action can be undone; empty when nothing was changed. */
export const reversible = (actionId: string | null): ReversibleAnswer =>
  actionId === null ? {} : { actionId };
