import { lazyDialog } from '@portal/ui';

/** Sends a test to the administrator. Loaded when it is first opened. */
export const TestDialog = lazyDialog(
  async () => (await import('./test-dialog-content')).TestDialogContent,
);
