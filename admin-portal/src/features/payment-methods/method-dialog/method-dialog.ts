import { lazyDialog } from '@portal/ui';

/** The form of a payment method. Loaded when it is first opened. */
export const MethodDialog = lazyDialog(
  async () => (await import('./method-dialog-content')).MethodDialogContent,
);
