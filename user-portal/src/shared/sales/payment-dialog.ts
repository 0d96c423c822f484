import { lazyDialog } from '@portal/ui';

/** The dialog in which a plan is paid; loaded when it is first opened. */
export const PaymentDialog = lazyDialog(
  async () => (await import('./payment-dialog-content')).PaymentDialogContent,
);
