import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readMany } from '../../../platform/mongo/read';
import type { PaymentOrder } from '../orders/payment-order';
import { PAYMENT_ORDER_MODEL } from '../orders/payment-order.schema';

/** A completed purchase. */
export type PurchaseRow = Pick<PaymentOrder, 'userId' | 'createdAt' | 'receivedAt'>;

/** A paid order of a user. */
export type PaidOrder = PurchaseRow & {
  readonly plan: Pick<PaymentOrder['plan'], 'name'>;
};

const PURCHASE_FIELDS = { _id: 0, userId: 1, createdAt: 1, receivedAt: 1 } as const;

const ROWS_AT_ONCE = 2_000;

/** Reads completed purchases: those of some users, and all for statistics that are calculated rarely. */
@Injectable()
export class PurchasesRepository {
  constructor(@InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>) {}

  /** The completed orders of some users, in no order. */
  async listOfUsers(userIds: readonly number[]): Promise<PaidOrder[]> {
    const paid = { userId: { $in: [...userIds] }, status: 'completed' };
    const projection = { ...PURCHASE_FIELDS, 'plan.name': 1 };
    return readMany<PaymentOrder, PaidOrder>(this.orders, paid, {
      projection,
      batchSize: ROWS_AT_ONCE,
    });
  }

  /** Who paid when, in no order. */
  async listCompleted(): Promise<PurchaseRow[]> {
    const rows = { projection: PURCHASE_FIELDS, batchSize: ROWS_AT_ONCE };
    return readMany(this.orders, { status: 'completed' }, rows);
  }
}
