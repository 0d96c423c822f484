import { lazyDialog } from '@portal/ui';

/** 'Publish the payment methods'. Loaded when it is first opened. */
export const PublishDialog = lazyDialog(
  async () => (await import('./publish-dialog-content')).PublishDialogContent,
);
