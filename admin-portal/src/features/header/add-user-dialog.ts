import { lazyDialog } from '@portal/ui';

/** 'Add / Update User'. Loaded when it is first opened. */
export const AddUserDialog = lazyDialog(
  async () => (await import('./add-user-dialog-content')).AddUserDialogContent,
);
