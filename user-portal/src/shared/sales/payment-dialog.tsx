import type { UserPaymentView } from '@portal/contracts';
import { type Closable, lazyDialog } from '@portal/ui';
import type { Purchase } from './purchase';

/** First step of the dialog: the choice of a method, or an existing order. */
type PaymentStart =
  | { readonly kind: 'new'; readonly purchase: Purchase }
  | { readonly kind: 'resume'; readonly payment: UserPaymentView };

/** Props of PaymentDialog. */
export interface PaymentDialogProps extends Closable {
  /** Read once, when the dialog opens; later changes have no effect. */
  readonly start: PaymentStart;
}

/** The dialog to pay for a plan; its code is loaded when it is first opened. */
export const PaymentDialog = lazyDialog<PaymentDialogProps>(
  async () => (await import('./payment/payment-dialog-content')).PaymentDialogContent,
);
