import type { BotAccess, Discount, MethodNumber, OrderState, PaymentMethod } from '@portal/rules';

/** The ordered plan, fixed when the order is created. */
export interface OrderedPlan {
  id: string;
  name: string;
  /** Absent in orders from before price lists. */
  nameBn?: string;
  /** Price without a discount, in poisha. */
  price: number;
  /** Days granted, including extra days. */
  days: number;
  /** Videos granted. */
  videos: number;
  activates: BotAccess[];
  /** Number of the price list that it was sold by. Absent in orders from before price lists. */
  priceList?: number;
}

/** A subscriber's intent to pay, and its state. */
export interface PaymentOrder extends OrderState {
  /** Reference code that the payer sends as note; unique for ever (PAY-4). */
  ref_code: string;
  userId: number;
  plan: OrderedPlan;
  offerCode: string | null;
  discount: Discount | null;
  /** The numbers that the payer was shown with the method. Absent in orders from before method lists. */
  payTo?: readonly MethodNumber[];
  /** The operator's transaction id of the received money. */
  trx_id: string | null;
  /** When that money was paid. */
  receivedAt: Date | null;
  /** How it was paid, which may differ from the chosen method; absent until money arrives. */
  received_method?: PaymentMethod;
  /** ISO currency code of the money; absent until money arrives. */
  received_currency?: string;
  /** The transaction id that the payer entered, before its money is known. */
  submitted_trx_id: string | null;
  /**
   * User, plan and offer: create-order returns this order again while the key is set; unique. Null when the
   * order is over or replaced.
   */
  openKey: string | null;
  /**
   * Which of the user's MOST_OPEN_ORDERS slots the order occupies; unique across instances. Null when the
   * order is over; absent in orders from before the limit.
   */
  openSlot?: string | null;
}

/** When the money of an order was paid; of one that was granted without money, when it was ordered. */
export const paidOrOrderedAt = ({
  receivedAt,
  createdAt,
}: Pick<PaymentOrder, 'receivedAt' | 'createdAt'>): Date => receivedAt ?? createdAt;
