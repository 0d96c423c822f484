import { lazyDialog } from '@portal/ui';

/** 'Create a Flexible Offer'. Loaded when it is first opened. */
export const CreateOfferDialog = lazyDialog(
  async () => (await import('./create-offer-dialog-content')).CreateOfferDialogContent,
);
