import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PayableFacts } from '@portal/rules';
import { type ClientSession, Model } from 'mongoose';
import type { PaymentOrder } from './payment-order';
import { PAYMENT_ORDER_MODEL } from './payment-order.schema';

/** What decides whether an order can be paid. */
export type PayableOrder = PayableFacts & Pick<PaymentOrder, 'ref_code'>;

const PAYABLE_FACTS = {
  ...{ _id: 0, ref_code: 1, status: 1, expiresAt: 1, received_amount: 1, late: 1 },
} as const;

/** Orders that can still be paid. */
@Injectable()
export class OpenOrdersRepository {
  constructor(@InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>) {}

  /** When those of an instant were made, at most ORDER_LIFETIME_MS before it. */
  async listMade(now: Date, session: ClientSession): Promise<Date[]> {
    const open = await this.orders
      .find({ status: 'pending', expiresAt: { $gt: now } }, { _id: 0, createdAt: 1 }, { session })
      .lean<Pick<PaymentOrder, 'createdAt'>[]>()
      .exec();
    return open.map(({ createdAt }) => createdAt);
  }

  /** Of the orders of some reference codes what decides whether they can be paid, in no order. */
  async listByCodes(codes: readonly string[]): Promise<PayableOrder[]> {
    return this.orders
      .find({ ref_code: { $in: codes } }, PAYABLE_FACTS)
      .lean<PayableOrder[]>()
      .exec();
  }
}
