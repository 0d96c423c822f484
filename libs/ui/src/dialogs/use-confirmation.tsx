import { useCallback, useState } from 'react';
import { ConfirmDialog, type ConfirmQuestion } from './confirm-dialog';

/** An action that runs after a confirmation. */
export interface Confirmation {
  /** Whether the button is disabled. It keeps the focus, so `aria-disabled` is used. */
  readonly busy?: boolean | undefined;
  /** Whether the action cannot be undone. Default: true. */
  readonly dangerous?: boolean | undefined;
  /** Whether it may ask now; a form checks its fields here. Default: always. */
  readonly check?: (() => boolean) | undefined;
  /** Null: nothing is lost now, so the action runs without asking. */
  readonly question: Omit<ConfirmQuestion, 'onClose' | 'onConfirm' | 'dangerous'> | null;
  readonly onConfirm: () => void;
}

/** The props of the button that asks, and the dialog to render beside it. */
export function useConfirmation(confirmation: Confirmation) {
  const { busy = false, dangerous = true, check, question, onConfirm } = confirmation;
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  const ask = (): void => {
    if (busy || check?.() === false) return;
    if (question) setAsking(true);
    else onConfirm();
  };
  const button = {
    'aria-haspopup': question ? 'dialog' : undefined,
    'aria-disabled': busy,
    onClick: ask,
  } as const;
  const dialog = question && (
    <ConfirmDialog
      {...question}
      open={asking}
      dangerous={dangerous}
      onClose={close}
      onConfirm={() => {
        close();
        onConfirm();
      }}
    />
  );
  return { button, dialog };
}
