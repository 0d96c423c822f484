import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { type Confirmation, useConfirmation } from './use-confirmation';

/** Props of ConfirmIconButton: the icon and its name, and the confirmation. */
export interface ConfirmIconButtonProps extends Confirmation {
  readonly 'aria-label': string;
  readonly children: ReactNode;
}

/** A button with an icon alone that asks for confirmation before its action runs. */
export function ConfirmIconButton(props: ConfirmIconButtonProps) {
  const { children, 'aria-label': label, ...confirmation } = props;
  const { button, dialog } = useConfirmation(confirmation);
  return (
    <>
      <IconButton aria-label={label} {...button}>
        {children}
      </IconButton>
      {dialog}
    </>
  );
}
