import { type Closable, lazyDialog } from '@portal/ui';
import type { PaymentStart } from './payment-start';
import { useMarkPaying } from './use-is-paying';
import { useSellsOutside } from './use-sells-outside';

/** Props of PaymentDialog. */
export interface PaymentDialogProps extends Closable {
  /** Read once, when the dialog opens; later changes have no effect. */
  readonly start: PaymentStart;
}

const OwnDialog = lazyDialog<PaymentDialogProps>(
  async () => (await import('./payment/payment-dialog-content')).PaymentDialogContent,
);
const BuyOutside = lazyDialog<PaymentDialogProps>(
  async () => (await import('./buy-outside')).BuyOutside,
);

/**
 * The dialog to pay for a plan; its code is loaded when it is first opened. Inside Telegram the payment goes on in
 * the browser, unless the service sells there.
 */
export function PaymentDialog(props: PaymentDialogProps) {
  useMarkPaying();
  const isOutside = useSellsOutside();
  return isOutside ? <BuyOutside {...props} /> : <OwnDialog {...props} />;
}
