import { lazyDialog } from '@portal/ui';

/** The receipt of a completed payment; its code is loaded when it is first opened. */
export const ReceiptDialog = lazyDialog(
  async () => (await import('./receipt-dialog-content')).ReceiptDialogContent,
);
