import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import type { Direction, DirectedSlice } from '../../platform/http/page';
import { countMany, readMany } from '../../platform/mongo/read';
import type { OfferFilter } from './offer-filter';
import { OFFER_MODEL, type OfferRecord } from './offer.schema';

/** A stored offer with its id. */
export type StoredOffer = OfferRecord & { readonly _id: Types.ObjectId };

const byAge = (direction: Direction) => ({ createdAt: direction, _id: direction }) as const;

/** Reads open offers by the index on their creation. */
@Injectable()
export class OpenOffersRepository {
  constructor(@InjectModel(OFFER_MODEL) private readonly offers: Model<OfferRecord>) {}

  /** Number of open offers at an instant that a filter lists. */
  async count(now: Date, filter: OfferFilter): Promise<number> {
    return countMany(this.offers, { ...openAt(now), ...conditionOf(filter) });
  }

  /** A slice of open offers by their age. */
  async list(
    now: Date,
    filter: OfferFilter,
    { direction, ...stretch }: DirectedSlice,
  ): Promise<StoredOffer[]> {
    const condition = { ...openAt(now), ...conditionOf(filter) };
    return readMany(this.offers, condition, { sort: byAge(direction), ...stretch });
  }

  /** Ids of open offers by their age. */
  async listIds(
    now: Date,
    filter: OfferFilter,
    direction: Direction,
    limit: number,
  ): Promise<string[]> {
    const rows = await this.offers
      .find({ ...openAt(now), ...conditionOf(filter) }, { _id: 1 })
      .sort(byAge(direction))
      .limit(limit)
      .lean<Pick<StoredOffer, '_id'>[]>()
      .exec();
    return rows.map(({ _id }) => String(_id));
  }

  /** Offers by id, in no order; removed ones are left out. */
  async listByIds(ids: readonly string[]): Promise<StoredOffer[]> {
    return this.offers
      .find({ _id: { $in: [...ids] } })
      .lean<StoredOffer[]>()
      .exec();
  }

  /** The given codes that belong to open offers, in no order. */
  async listOpenCodes(codes: readonly string[], now: Date): Promise<string[]> {
    const found = await this.offers
      .find(
        { 'special.code': { $in: [...codes], $type: 'string' }, ...isOpenAt(now) },
        { 'special.code': 1 },
      )
      .lean<Pick<OfferRecord, 'special'>[]>()
      .exec();
    return found.flatMap(({ special }) => special?.code ?? []);
  }
}

/** Unused and not expired at an instant. */
const isOpenAt = (now: Date) => ({
  'special.usedAt': null,
  $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }],
});

const conditionOf = ({ userId, isDiscount }: OfferFilter) => ({
  ...(userId !== null && { userId }),
  ...(isDiscount !== null && { isDiscount }),
});

/** The condition on createdAt makes MongoDB use its index. */
const openAt = (now: Date) => ({
  createdAt: { $gt: new Date(0) },
  ...isOpenAt(now),
});
