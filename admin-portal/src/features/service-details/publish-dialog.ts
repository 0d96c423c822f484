import { lazyDialog } from '@portal/ui';

/** 'Publish the service details'. Loaded when it is first opened. */
export const PublishDialog = lazyDialog(
  async () => (await import('./publish-dialog-content')).PublishDialogContent,
);
