import type { UserPaymentView } from '@portal/contracts';
import { type Closable, lazyDialog } from '@portal/ui';
import type { Purchase } from './purchase';

/** Where paying begins: with a choice of method, or with an order that is already there. */
export type PaymentStart =
  | { readonly kind: 'new'; readonly purchase: Purchase }
  | { readonly kind: 'resume'; readonly payment: UserPaymentView };

/** Props of PaymentDialog. */
export interface PaymentDialogProps extends Closable {
  /** Read when the dialog opens; a later one changes nothing. */
  readonly start: PaymentStart;
}

/** The dialog in which a plan is paid; loaded when it is first opened. */
export const PaymentDialog = lazyDialog<PaymentDialogProps>(
  async () => (await import('./payment/payment-dialog-content')).PaymentDialogContent,
);
