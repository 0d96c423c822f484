import { type Closable, lazyDialog } from './lazy-dialog';

/** What a confirmation asks. */
export interface ConfirmQuestion extends Closable {
  readonly title: string;
  readonly text: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** Paints the confirming button red. */
  readonly dangerous?: boolean;
  readonly onConfirm: () => void;
}

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps extends ConfirmQuestion {
  readonly open: boolean;
}

const Content = lazyDialog(
  async () => (await import('./confirm-dialog-content')).ConfirmDialogContent,
);

/** Asks before something that cannot be undone. Escape, the backdrop and Cancel close it. */
export function ConfirmDialog({ open, ...question }: ConfirmDialogProps) {
  return open ? <Content {...question} /> : null;
}
