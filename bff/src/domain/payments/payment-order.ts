import type { BotAccess, Discount, PaymentMethod, PaymentStatus } from '@portal/rules';

/** What an order sells, frozen when it was made (design §6). */
export interface OrderedPlan {
  id: string;
  name: string;
  /** Price without a discount, in poisha. */
  price: number;
  /** Days granted, extra days included. */
  days: number;
  activates: BotAccess[];
}

/** A subscriber's intent to pay, and what became of it (design §4, §6). */
export interface PaymentOrder {
  /** Sent along with the money as its note; unique for ever (goal M4). */
  ref_code: string;
  userId: number;
  plan: OrderedPlan;
  offerCode: string | null;
  discount: Discount | null;
  /** To be paid, in poisha. */
  amount: number;
  method: PaymentMethod | null;
  /** As last written down; ask rules' paymentStatusAt for the status now. */
  status: PaymentStatus;
  createdAt: Date;
  expiresAt: Date;
  /** Money that came for it, in poisha; null as long as none did. */
  received_amount: number | null;
  /** The operator's number of that money. */
  trx_id: string | null;
  receivedAt: Date | null;
}
