import { lazyDialog } from '@portal/ui';

/** 'Publish: Terms of Service'. Loaded when it is first opened. */
export const PublishLegalDialog = lazyDialog(
  async () => (await import('./publish-dialog-content')).PublishLegalContent,
);
