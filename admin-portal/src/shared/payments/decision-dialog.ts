import { lazyDialog } from '@portal/ui';

/** The confirmation of a decision about money. Loaded when it is first opened. */
export const DecisionDialog = lazyDialog(
  async () => (await import('./decision-dialog-content')).DecisionDialogContent,
);
