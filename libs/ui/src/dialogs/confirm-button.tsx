import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type Confirmation, useConfirmation } from './use-confirmation';

type Look = 'variant' | 'color' | 'size' | 'sx' | 'startIcon' | 'aria-label';

/** Props of ConfirmButton: the props of a button, and the confirmation. */
export interface ConfirmButtonProps extends Pick<ButtonProps, Look>, Confirmation {
  readonly children: ReactNode;
}

/** A button that asks for confirmation before its action runs. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, busy, dangerous, check, question, onConfirm, ...look } = props;
  const { button, dialog } = useConfirmation({ busy, dangerous, check, question, onConfirm });
  return (
    <>
      <Button {...look} {...button}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
