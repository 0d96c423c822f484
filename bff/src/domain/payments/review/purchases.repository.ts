import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { PaymentOrder } from '../orders/payment-order';
import { PAYMENT_ORDER_MODEL } from '../orders/payment-order.schema';

/** A completed purchase. */
export type PurchaseRow = Pick<PaymentOrder, 'userId' | 'createdAt' | 'receivedAt'>;

const ROWS_AT_ONCE = 2_000;

/** Reads all completed purchases, for statistics that are calculated rarely. */
@Injectable()
export class PurchasesRepository {
  constructor(@InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>) {}

  /** Who paid when, in no order. */
  async listCompleted(): Promise<PurchaseRow[]> {
    return this.orders
      .find({ status: 'completed' }, { _id: 0, userId: 1, createdAt: 1, receivedAt: 1 })
      .batchSize(ROWS_AT_ONCE)
      .lean<PurchaseRow[]>()
      .exec();
  }
}
