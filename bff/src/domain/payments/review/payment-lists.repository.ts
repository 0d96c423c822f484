import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PaymentMethod, PaymentStatus } from '@portal/rules';
import { Model } from 'mongoose';
import { countMany, readMany } from '../../../platform/mongo/read';
import type { DirectedSlice } from '../../../platform/http/page';
import { type FoundOrder, LISTED_FIELDS, type StoredOrder, toFound } from './listed-order';
import { createdIn, type CreatedRange } from './payment-finder.repository';
import type { PaymentOrder } from '../orders/payment-order';
import { PAYMENT_ORDER_MODEL } from '../orders/payment-order.schema';

/** Orders with a stored status, by their end; both bounds are optional. */
export interface WrittenStatus {
  readonly status: PaymentStatus;
  /** Only orders that end after this instant. */
  readonly endsAfter?: Date;
  /** Only orders that have ended at this instant. */
  readonly endedAt?: Date;
  /** Only orders of this method. */
  readonly method?: PaymentMethod | null;
}

/** Which orders of any status are listed. */
export interface MadeFilter extends CreatedRange {
  readonly method: PaymentMethod | null;
}

/** Orders for administrators; each query uses one index. */
@Injectable()
export class PaymentListsRepository {
  constructor(@InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>) {}

  /** Orders of a method and of days, newest (-1) or oldest (1) first. */
  async list(filter: MadeFilter, slice: DirectedSlice): Promise<FoundOrder[]> {
    return this.read(madeCondition(filter), 'createdAt', slice);
  }

  /** Number of such orders. */
  async count(filter: MadeFilter): Promise<number> {
    return countMany(this.orders, madeCondition(filter));
  }

  /**
   * Orders of a status by their end. All are open for the same time, so this is also the order of their
   * age.
   */
  async listWritten(written: WrittenStatus, slice: DirectedSlice): Promise<FoundOrder[]> {
    return this.read(conditions(written), 'expiresAt', slice);
  }

  /** Number of orders of a status. */
  async countWritten(written: WrittenStatus): Promise<number> {
    return countMany(this.orders, conditions(written));
  }

  private async read(
    filter: object,
    by: 'createdAt' | 'expiresAt',
    { skip, limit, direction }: DirectedSlice,
  ): Promise<FoundOrder[]> {
    const sort = { [by]: direction, _id: direction } as const;
    const options = { projection: LISTED_FIELDS, sort, skip, limit };
    return (await readMany<PaymentOrder, StoredOrder>(this.orders, filter, options)).map(toFound);
  }
}

function madeCondition({ method, ...range }: MadeFilter): object {
  return { ...(method === null ? {} : { method }), ...createdIn(range) };
}

function conditions({ status, endsAfter, endedAt, method = null }: WrittenStatus): object {
  const ends = { ...(endsAfter && { $gt: endsAfter }), ...(endedAt && { $lte: endedAt }) };
  const ofMethod = method === null ? {} : { method };
  return { status, ...ofMethod, ...(endsAfter || endedAt ? { expiresAt: ends } : {}) };
}
