import { lazyDialog } from '@portal/ui';

/** The list of all shortcuts. Loaded when it is first opened. */
export const ShortcutsDialog = lazyDialog(
  async () => (await import('./shortcuts-dialog-content')).ShortcutsDialogContent,
);
