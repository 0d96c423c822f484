import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, Model } from 'mongoose';
import type { PaymentOrder } from './payment-order';
import { PAYMENT_ORDER_MODEL } from './payment-order.schema';

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
}
