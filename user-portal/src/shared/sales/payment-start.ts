import type { UserPaymentView } from '@portal/contracts';
import type { Purchase } from './purchase';

/** First step of a payment: the choice of a method, or an existing order. */
export type PaymentStart =
  | { readonly kind: 'new'; readonly purchase: Purchase }
  | { readonly kind: 'resume'; readonly payment: UserPaymentView };
