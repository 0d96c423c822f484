import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { OFFER_MODEL, type OfferRecord } from './offer.schema';

/** An offer with its id. */
export type StoredOffer = OfferRecord & { readonly _id: Types.ObjectId };

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Reads the offers that their users still have, along the index of their creation. */
@Injectable()
export class OpenOffersRepository {
  constructor(@InjectModel(OFFER_MODEL) private readonly offers: Model<OfferRecord>) {}

  /** How many there are. */
  async count(now: Date): Promise<number> {
    return this.offers.countDocuments(openAt(now)).exec();
  }

  /** A stretch of them, newest first. */
  async list(now: Date, skip: number, limit: number): Promise<StoredOffer[]> {
    return this.offers
      .find(openAt(now))
      .sort(NEWEST_FIRST)
      .skip(skip)
      .limit(limit)
      .lean<StoredOffer[]>()
      .exec();
  }

  /** Ids of all of them, newest first. */
  async listIds(now: Date): Promise<string[]> {
    const rows = await this.offers
      .find(openAt(now), { _id: 1 })
      .sort(NEWEST_FIRST)
      .lean<Pick<StoredOffer, '_id'>[]>()
      .exec();
    return rows.map(({ _id }) => String(_id));
  }

  /** Some of them by their ids, in no order; those who are gone are left out. */
  async listByIds(ids: readonly string[]): Promise<StoredOffer[]> {
    return this.offers
      .find({ _id: { $in: [...ids] } })
      .lean<StoredOffer[]>()
      .exec();
  }

  /** Those of the codes whose offers are open, in no order. */
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

/** Unused and not over at an instant. */
const isOpenAt = (now: Date) => ({
  'special.usedAt': null,
  $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }],
});

/** The condition on the creation makes its index the one that is read. */
const openAt = (now: Date) => ({
  createdAt: { $gt: new Date(0) },
  ...isOpenAt(now),
});
