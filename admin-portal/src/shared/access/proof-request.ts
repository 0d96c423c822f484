/** Somebody waits for the administrator to prove who sits there. */
export interface ProofRequest {
  /** Ends the waiting: whether the service accepted a proof. */
  readonly answer: (isProved: boolean) => void;
}

let open: (ProofRequest & { readonly answered: Promise<boolean> }) | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** What is asked for right now, for the dialog that asks; null when nothing is. */
export const proofRequest = {
  read: (): ProofRequest | null => open,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      // The screen is gone, and with it whoever could have answered.
      if (listeners.size === 0) open?.answer(false);
    };
  },
};

/**
 * Asks the administrator for a proof; actions that ask at the same time share one dialog.
 * @returns false when it was cancelled, or no StepUpHost is on the screen.
 */
export function askForProof(): Promise<boolean> {
  if (open) return open.answered;
  if (listeners.size === 0) return Promise.resolve(false);
  let resolve = (_isProved: boolean): void => undefined;
  const answered = new Promise<boolean>((settle) => (resolve = settle));
  const request = {
    answered,
    answer: (isProved: boolean): void => {
      resolve(isProved);
      // An answer that comes late must not close the next request.
      if (open !== request) return;
      open = null;
      tell();
    },
  };
  open = request;
  tell();
  return answered;
}
