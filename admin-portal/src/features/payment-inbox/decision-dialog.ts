import { lazyDialog } from '@portal/ui';

/** The confirmation of a decision about money; loaded with the first one. */
export const DecisionDialog = lazyDialog(
  async () => (await import('./decision-dialog-content')).DecisionDialogContent,
);
