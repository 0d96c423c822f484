import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog, type ConfirmQuestion } from './confirm-dialog';

/** Props of ConfirmButton: those of a button, and what it asks. */
export interface ConfirmButtonProps extends Pick<
  ButtonProps,
  'variant' | 'color' | 'sx' | 'startIcon'
> {
  readonly children: ReactNode;
  /** Whether it cannot be pressed now; it keeps the focus. */
  readonly busy?: boolean;
  /** Whether what it does cannot be taken back; it can not unless said otherwise. */
  readonly dangerous?: boolean;
  readonly question: Omit<ConfirmQuestion, 'onClose' | 'onConfirm' | 'dangerous'>;
  readonly onConfirm: () => void;
}

/** The button of an action that asks first, then actions. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, busy = false, dangerous = true, question, onConfirm, ...look } = props;
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        aria-disabled={busy}
        onClick={() => setAsking(!busy)}
      >
        {children}
      </Button>
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
    </>
  );
}
