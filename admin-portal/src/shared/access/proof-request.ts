/** A pending request for a fresh proof from the administrator. */
export interface ProofRequest {
  /** Completes the request: whether the service accepted a proof. */
  readonly answer: (isProved: boolean) => void;
}

let open: (ProofRequest & { readonly answered: Promise<boolean> }) | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The current request, for the dialog that shows it. Null when there is none. */
export const proofRequest = {
  read: (): ProofRequest | null => open,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      // The screen was closed, so nothing can answer the request any more.
      if (listeners.size === 0) open?.answer(false);
    };
  },
};

/**
 * Asks the administrator for a fresh proof. Concurrent requests share one dialog.
 * @returns false when it was cancelled, or when no StepUpHost is mounted.
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
      // A late answer must not close the next request.
      if (open !== request) return;
      open = null;
      tell();
    },
  };
  open = request;
  tell();
  return answered;
}
