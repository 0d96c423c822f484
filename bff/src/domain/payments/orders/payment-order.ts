import type { BotAccess, Discount, OrderState, PaymentMethod } from '@portal/rules';

/** What an order sells, frozen when it was made. */
export interface OrderedPlan {
  id: string;
  name: string;
  /** Price without a discount, in poisha. */
  price: number;
  /** Days granted, extra days included. */
  days: number;
  /** Videos granted. */
  videos: number;
  activates: BotAccess[];
}

/** A subscriber's intent to pay, and what became of it. */
export interface PaymentOrder extends OrderState {
  /** Sent along with the money as its note; unique for ever (PAY-4). */
  ref_code: string;
  userId: number;
  plan: OrderedPlan;
  offerCode: string | null;
  discount: Discount | null;
  /** The operator's number of the money that came. */
  trx_id: string | null;
  /** When that money was paid. */
  receivedAt: Date | null;
  /** How it was paid, which may not be the picked method; absent as long as none came. */
  received_method?: PaymentMethod;
  /** ISO code of that money; absent as long as none came. */
  received_currency?: string;
  /** The transaction id that the payer typed, before its money is known. */
  submitted_trx_id: string | null;
  /**
   * Names user, plan and offer as long as create-order gives this order again; unique. Null once it is
   * over or replaced.
   */
  openKey: string | null;
  /**
   * Which of the user's MOST_OPEN_ORDERS places it takes; unique, so that no instance opens more. Null once
   * it is over; absent in orders that were made before there was a limit.
   */
  openSlot?: string | null;
}
