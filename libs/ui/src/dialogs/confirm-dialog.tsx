import type { ReactNode } from 'react';
import { type Closable, lazyDialog } from './lazy-dialog';

/** Texts and callbacks of a confirmation. */
export interface ConfirmQuestion extends Closable {
  readonly title: string;
  readonly text: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** Makes the confirm button red. */
  readonly dangerous?: boolean;
  /** Shown between the text and the buttons. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
}

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps extends ConfirmQuestion {
  readonly open: boolean;
}

const Content = lazyDialog(
  async () => (await import('./confirm-dialog-content')).ConfirmDialogContent,
);

/** Asks for confirmation before an action runs. Escape, the backdrop and Cancel close it. */
export function ConfirmDialog({ open, ...question }: ConfirmDialogProps) {
  return open ? <Content {...question} /> : null;
}
