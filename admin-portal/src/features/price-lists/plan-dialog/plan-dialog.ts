import { lazyDialog } from '@portal/ui';

/** The form of a plan. Loaded when it is first opened. */
export const PlanDialog = lazyDialog(
  async () => (await import('./plan-dialog-content')).PlanDialogContent,
);
