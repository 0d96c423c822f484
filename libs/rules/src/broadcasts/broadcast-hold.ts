/** How long a held broadcast waits before it is sent, in ms. Its administrator can take it back until then. */
export const BROADCAST_HOLD_MS = 10_000;

/** Whether a broadcast can be taken back: nobody can have seen it yet. */
export const canTakeBack = ({ dueAt }: { readonly dueAt: Date }, now: Date): boolean =>
  dueAt.getTime() > now.getTime();
