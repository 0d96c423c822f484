import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PaymentSearch } from '@portal/rules';
import { Model, Types } from 'mongoose';
import type { PaymentOrder } from '../orders/payment-order';
import { PAYMENT_ORDER_MODEL } from '../orders/payment-order.schema';
import type { DirectedSlice } from '../../../platform/http/page';
import { countMany, readMany, readOne } from '../../../platform/mongo/read';
import { beginningWith } from '../../../platform/mongo/beginning';
import { type FoundOrder, LISTED_FIELDS, type StoredOrder, toFound } from './listed-order';

/** Largest number of orders that one lookup reads; a search with more matches is cut. */
export const MOST_FOUND = 60;
/** The same for beginnings of codes and transaction ids: with more matches, somebody has to type more. */
export const MOST_TYPED = 30;

/** Instants of creation, both included; null: no bound. */
export interface CreatedRange {
  readonly first: Date | null;
  readonly last: Date | null;
}

/** Finds orders by what a caller typed; each lookup is served by indexes and reads at most MOST_FOUND orders. */
@Injectable()
export class PaymentFinderRepository {
  constructor(@InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>) {}

  /**
   * Orders of a search: the newest of a user, and those with a code or a transaction id; at most `most` of each, and
   * MOST_TYPED of the latter.
   */
  async findTyped(search: PaymentSearch, most: number): Promise<[FoundOrder[], FoundOrder[]]> {
    const { userId, refCode, codes, trxIds } = search;
    // One command for all texts, because a command costs more than what it finds.
    const typed = [
      ...(refCode === null ? [] : [{ ref_code: refCode }]),
      ...codes.map((code) => ({ ref_code: beginningWith(code) })),
      ...trxIds.map((trxId) => ({ trx_id: beginningWith(trxId) })),
      ...trxIds.map((trxId) => ({ submitted_trx_id: beginningWith(trxId) })),
    ];
    return Promise.all([
      userId === null ? [] : this.listNewest(userId, most),
      typed.length === 0 ? [] : this.some({ $or: typed }, {}, Math.min(most, MOST_TYPED)),
    ]);
  }

  /** Orders with some reference codes. */
  async findCodes(codes: readonly string[]): Promise<FoundOrder[]> {
    return codes.length === 0 ? [] : this.some({ ref_code: { $in: [...codes] } });
  }

  /** Orders of an amount in poisha, wanted or received, by their creation. */
  async listAmount(
    amount: number,
    range: CreatedRange,
    { skip, limit, direction }: DirectedSlice,
  ): Promise<FoundOrder[]> {
    return this.some(ofAmount(amount, range), { createdAt: direction }, limit, skip);
  }

  /** Number of such orders, at most MOST_FOUND. */
  async countAmount(amount: number, range: CreatedRange): Promise<number> {
    return countMany(this.orders, ofAmount(amount, range), MOST_FOUND);
  }

  /** The newest orders of a user. */
  async listNewest(userId: number, limit: number): Promise<FoundOrder[]> {
    return this.some({ userId }, { createdAt: -1, _id: -1 }, limit);
  }

  /** One order by its id; null when there is none. */
  async findCode(id: string): Promise<string | null> {
    const found = await readOne(this.orders, { _id: new Types.ObjectId(id) }, { ref_code: 1 });
    return found?.ref_code ?? null;
  }

  /** The order of a code as a list shows it; null when there is none. */
  async findListed(refCode: string): Promise<FoundOrder | null> {
    const [found] = await this.some({ ref_code: refCode });
    return found ?? null;
  }

  private async some(
    condition: object,
    sort: Record<string, 1 | -1> = {},
    limit = MOST_FOUND,
    skip = 0,
  ): Promise<FoundOrder[]> {
    const options = { projection: LISTED_FIELDS, sort, skip, limit, batchSize: MOST_FOUND };
    return (await readMany<PaymentOrder, StoredOrder>(this.orders, condition, options)).map(
      toFound,
    );
  }
}

function ofAmount(amount: number, range: CreatedRange): { readonly $or: readonly object[] } {
  const received = { received_amount: { $eq: amount, $type: 'number' } };
  return { $or: [{ amount }, received].map((one) => ({ ...one, ...createdIn(range) })) };
}

/** The condition of a range of creation; empty without bounds. */
export function createdIn({ first, last }: CreatedRange): object {
  if (first === null && last === null) return {};
  return { createdAt: { ...(first && { $gte: first }), ...(last && { $lte: last }) } };
}
