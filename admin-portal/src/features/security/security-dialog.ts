import { lazyDialog } from '@portal/ui';

/** 'Security'; loaded when it is first opened. */
export const SecurityDialog = lazyDialog(
  async () => (await import('./security-dialog-content')).SecurityDialogContent,
);
