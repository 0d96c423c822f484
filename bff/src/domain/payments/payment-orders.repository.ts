import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
import type { PaymentOrder } from './payment-order';
import { PAYMENT_ORDER_MODEL } from './payment-order.schema';

/** Stored payment orders. */
@Injectable()
export class PaymentOrdersRepository {
  constructor(@InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>) {}

  /** Adds orders. @throws error 11000 when one of their codes was ever given before. */
  async insertMany(orders: readonly PaymentOrder[], session?: ClientSession): Promise<void> {
    await this.orders.insertMany(orders, { session });
  }

  /** Orders of a user, newest first. */
  async listOfUser(userId: number, limit: number): Promise<PaymentOrder[]> {
    return this.orders
      .find({ userId }, { _id: 0 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<PaymentOrder[]>()
      .exec();
  }
}
