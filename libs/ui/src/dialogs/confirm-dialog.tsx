import { lazy, Suspense } from 'react';

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** Paints the confirming button red. */
  readonly dangerous?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

const Content = lazy(async () => ({
  default: (await import('./confirm-dialog-content')).ConfirmDialogContent,
}));

/** Asks before something that cannot be undone. Escape and the backdrop cancel. */
export function ConfirmDialog({ open, ...props }: ConfirmDialogProps) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
}
