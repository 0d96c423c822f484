import { lazyDialog } from '@portal/ui';

/** 'Security'. Loaded when it is first opened. */
export const SecurityDialog = lazyDialog(
  async () => (await import('./security-dialog-content')).SecurityDialogContent,
);
