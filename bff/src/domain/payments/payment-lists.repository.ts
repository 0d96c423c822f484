import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PaymentStatus } from '@portal/rules';
import { Model, type Types } from 'mongoose';
import type { ListedOrder, Slice } from './listed-order';
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

type Stored = PaymentOrder & { readonly _id: Types.ObjectId };

/** Orders for administrators, each question along one index. */
@Injectable()
export class PaymentListsRepository {
  constructor(@InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>) {}

  /** All orders, newest first. */
  async list({ skip, limit }: Slice): Promise<ListedOrder[]> {
    const found = await this.orders
      .find({})
      .sort({ createdAt: -1, _id: -1 })
      .skip(skip)
      .limit(limit)
      .lean<Stored[]>()
      .exec();
    return found.map(toListed);
  }

  /** Orders of a status, the latest end first: all are open equally long, so the newest first. */
  async listWritten(written: WrittenStatus, { skip, limit }: Slice): Promise<ListedOrder[]> {
    const found = await this.orders
      .find(conditions(written))
      .sort({ expiresAt: -1, _id: -1 })
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
