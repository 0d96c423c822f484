import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PaymentStatus } from '@portal/rules';
import { Model, type Types } from 'mongoose';
import { type DirectedSlice, LISTED_FIELDS, type ListedOrder } from './listed-order';
import type { PaymentOrder } from './payment-order';
import { PAYMENT_ORDER_MODEL } from './payment-order.schema';

/** Orders that stand in the database with one status, by their ends; both bounds may be absent. */
export interface WrittenStatus {
  readonly status: PaymentStatus;
  /** Only those that end after this instant. */
  readonly endsAfter?: Date;
  /** Only those that have ended at this instant. */
  readonly endedAt?: Date;
}

type Stored = Omit<ListedOrder, 'id'> & { readonly _id: Types.ObjectId };

/** Orders for administrators, each question along one index. */
@Injectable()
export class PaymentListsRepository {
  constructor(@InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>) {}

  /** All orders, newest (-1) or oldest (1) first. */
  async list({ skip, limit, direction }: DirectedSlice): Promise<ListedOrder[]> {
    const found = await this.orders
      .find({}, LISTED_FIELDS)
      .sort({ createdAt: direction, _id: direction })
      .skip(skip)
      .limit(limit)
      .lean<Stored[]>()
      .exec();
    return found.map(toListed);
  }

  /** Orders of a status by their ends: all are open equally long, so by their age as well. */
  async listWritten(
    written: WrittenStatus,
    { skip, limit, direction }: DirectedSlice,
  ): Promise<ListedOrder[]> {
    const found = await this.orders
      .find(conditions(written), LISTED_FIELDS)
      .sort({ expiresAt: direction, _id: direction })
      .skip(skip)
      .limit(limit)
      .lean<Stored[]>()
      .exec();
    return found.map(toListed);
  }

  /** How many orders of a status there are. */
  async countWritten(written: WrittenStatus): Promise<number> {
    return this.orders.countDocuments(conditions(written)).exec();
  }
}

function conditions({ status, endsAfter, endedAt }: WrittenStatus): object {
  const ends = { ...(endsAfter && { $gt: endsAfter }), ...(endedAt && { $lte: endedAt }) };
  return { status, ...(endsAfter || endedAt ? { expiresAt: ends } : {}) };
}

const toListed = ({ _id, ...order }: Stored): ListedOrder => ({ ...order, id: _id.toString() });
