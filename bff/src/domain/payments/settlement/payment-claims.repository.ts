import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DAY_MS, type TypedClaim } from '@portal/rules';
import { Model } from 'mongoose';
import { readMany } from '../../../platform/mongo/read';
import { requireTransaction } from '../../../platform/mongo/running-transaction';
import { PAYMENT_CLAIMS_MODEL, type PaymentClaimsRecord } from './payment-claims.schema';

/** Much longer than money without an order waits for a decision. */
const REMEMBERED_MS = 90 * DAY_MS;

/** Transaction ids that users entered for their orders. */
@Injectable()
export class PaymentClaimsRepository {
  constructor(
    @InjectModel(PAYMENT_CLAIMS_MODEL) private readonly claims: Model<PaymentClaimsRecord>,
  ) {}

  /** The claims of a transaction id, oldest first. */
  async list(trxId: string): Promise<readonly TypedClaim[]> {
    const known = await this.claims
      .findById(trxId, { _id: 0, claims: 1 })
      .lean<Pick<PaymentClaimsRecord, 'claims'>>()
      .exec();
    return known?.claims ?? [];
  }

  /** The claims of some transaction ids; ids without claims are left out. */
  async listMany(trxIds: readonly string[]): Promise<ReadonlyMap<string, readonly TypedClaim[]>> {
    const known = await readMany(this.claims, { _id: { $in: [...trxIds] } }, {});
    return new Map(known.map(({ _id, claims }) => [_id, claims]));
  }

  /** Replaces the claims of a transaction id; use it only in the transaction that read them. */
  async save(trxId: string, claims: readonly TypedClaim[], now: Date): Promise<void> {
    requireTransaction();
    const expiresAt = new Date(now.getTime() + REMEMBERED_MS);
    await this.claims
      .findOneAndUpdate({ _id: trxId }, { $set: { claims, expiresAt } }, { upsert: true })
      .exec();
  }
}
