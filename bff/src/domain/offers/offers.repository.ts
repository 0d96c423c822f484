import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import { readMany, readOne } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import type { Offer } from './offer';
import { OFFER_MODEL, type OfferRecord } from './offer.schema';
import type { StoredOffer } from './open-offers.repository';

const PROJECTION = {
  _id: 0,
  userId: 1,
  message: 1,
  expiresAt: 1,
  createdAt: 1,
  special: 1,
} as const;

/** Stored offers. */
@Injectable()
export class OffersRepository {
  constructor(@InjectModel(OFFER_MODEL) private readonly offers: Model<OfferRecord>) {}

  /** Adds an offer and returns its id. @throws error 11000 when its code exists. */
  async insert(offer: Offer): Promise<string> {
    const record = { ...offer, isDiscount: offer.special !== null };
    const [stored] = await this.offers.create([record]);
    return String(stored?._id);
  }

  /** One offer; null when there is none. */
  async find(id: string): Promise<Offer | null> {
    return readOne(this.offers, { _id: new Types.ObjectId(id) }, PROJECTION);
  }

  /** Sets the end of an offer. */
  async end(id: string, expiresAt: Date): Promise<void> {
    requireTransaction();
    await this.offers.updateOne({ _id: id }, { $set: { expiresAt } }).exec();
  }

  /** Adds a removed offer again, under its id. @throws error 11000 when it exists. */
  async restore(id: string, offer: Offer): Promise<void> {
    requireTransaction();
    const _id = new Types.ObjectId(id);
    await this.offers.create([{ ...offer, _id, isDiscount: offer.special !== null }]);
  }

  /** Sets the end of an unused special offer that ended at `endedAt`; false when it is not so. */
  async reopen(id: string, endedAt: Date, expiresAt: Date): Promise<boolean> {
    requireTransaction();
    const result = await this.offers
      .updateOne({ _id: id, expiresAt: endedAt, 'special.usedAt': null }, { $set: { expiresAt } })
      .exec();
    return result.matchedCount === 1;
  }

  /** Removes a simple offer; false when it does not exist. */
  async removeSimple(id: string): Promise<boolean> {
    requireTransaction();
    const result = await this.offers.deleteOne({ _id: id, special: null }).exec();
    return result.deletedCount === 1;
  }

  /**
   * The current offer of a user: an unused special one before a simple one, then the newest; null for none.
   */
  async findCurrent(userId: number, now: Date): Promise<Offer | null> {
    const open: object = {
      userId,
      'special.usedAt': null,
      $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }],
    };
    const first = { isDiscount: -1, createdAt: -1, _id: -1 } as const;
    return readOne(this.offers, open, PROJECTION, first);
  }

  /** The newest offers of a user, in any state. */
  async listNewest(userId: number, limit: number): Promise<StoredOffer[]> {
    return readMany(this.offers, { userId }, { sort: { createdAt: -1, _id: -1 }, limit });
  }

  /** The special offer with a code, of any user and in any state; null for none. */
  async findByCode(code: string): Promise<Offer | null> {
    const coded: object = { 'special.code': { $eq: code, $type: 'string' } };
    return readOne(this.offers, coded, PROJECTION);
  }

  /** Marks an unused special offer as used; false when it was used already or does not exist. */
  async use(code: string, usedAt: Date): Promise<boolean> {
    requireTransaction();
    const result = await this.offers
      .updateOne(
        { 'special.code': { $eq: code, $type: 'string' }, 'special.usedAt': null },
        { $set: { 'special.usedAt': usedAt } },
      )
      .exec();
    return result.matchedCount === 1;
  }
}
