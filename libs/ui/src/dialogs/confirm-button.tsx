import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog, type ConfirmQuestion } from './confirm-dialog';

/** Props of ConfirmButton: the props of a button, and the text of the confirmation. */
export interface ConfirmButtonProps extends Pick<
  ButtonProps,
  'variant' | 'color' | 'sx' | 'startIcon'
> {
  readonly children: ReactNode;
  /** Whether the button is disabled. It keeps the focus, so `aria-disabled` is used. */
  readonly busy?: boolean;
  /** Whether the action cannot be undone. Default: true. */
  readonly dangerous?: boolean;
  readonly question: Omit<ConfirmQuestion, 'onClose' | 'onConfirm' | 'dangerous'>;
  readonly onConfirm: () => void;
}

/** A button that asks for confirmation before its action runs. */
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
