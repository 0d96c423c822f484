import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
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
    const condition = { ...openAt(now), ...conditionOf(filter) };
    const ids = { projection: { _id: 1 }, sort: byAge(direction), limit };
    const rows = await readMany<OfferRecord, Pick<StoredOffer, '_id'>>(this.offers, condition, ids);
    return rows.map(({ _id }) => String(_id));
  }

  /** Offers by id, in no order; removed ones are left out. */
  async listByIds(ids: readonly string[]): Promise<StoredOffer[]> {
    return readMany(this.offers, { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, {});
  }

  /** The given codes that belong to open offers, in no order. */
  async listOpenCodes(codes: readonly string[], now: Date): Promise<string[]> {
    const open: object = {
      'special.code': { $in: [...codes], $type: 'string' },
      ...isOpenAt(now),
    };
    const found = await readMany(this.offers, open, { projection: { 'special.code': 1 } });
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
