import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { PAYMENT_METHODS } from '@portal/rules';
import type { Types } from 'mongoose';
import { Model } from 'mongoose';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import type { Download } from '../downloads/download';
import { DOWNLOAD_MODEL } from '../downloads/download.schema';
import type { Offer } from '../offers/offer';
import { OFFER_MODEL, type OfferRecord } from '../offers/offer.schema';
import type { PaymentOrder } from '../payments/orders/payment-order';
import { PAYMENT_ORDER_MODEL } from '../payments/orders/payment-order.schema';
import {
  PAYMENT_RECEIPT_MODEL,
  type PaymentReceiptRecord,
} from '../payments/settlement/payment-receipt.schema';
import type { LedgerEntry } from '../plans/ledger-entry';
import { inLedgerOrder } from '../plans/ledger-order';
import { LEDGER_MODEL } from '../plans/ledger.schema';
import { REDEEM_CODE_MODEL, type RedeemCodeRecord } from '../redeem-codes/redeem-code.schema';
import type { ReconciledReceipt } from './check-orders';
import type { ReconciledUser } from './check-plans';

/** Records of one batch, in key order. */
const BATCH = 200;

/** Document id, used as cursor. */
export interface Stored {
  readonly _id: Types.ObjectId;
}

const RECEIPT = { trxId: 1, state: 1, orderRef: 1, amount: 1 } as const;

/**
 * Reads records in batches by keyset pagination (null: from the start), in a session, so that a batch and
 * the records it is compared with are from one snapshot.
 */
@Injectable()
export class ReconciliationRepository {
  constructor(
    @InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>,
    @InjectModel(PAYMENT_RECEIPT_MODEL) private readonly receipts: Model<PaymentReceiptRecord>,
    @InjectModel(LEDGER_MODEL) private readonly ledger: Model<LedgerEntry>,
    @InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>,
    @InjectModel(DOWNLOAD_MODEL) private readonly downloads: Model<Download>,
    @InjectModel(OFFER_MODEL) private readonly offers: Model<OfferRecord>,
    @InjectModel(REDEEM_CODE_MODEL) private readonly codes: Model<RedeemCodeRecord>,
  ) {}

  /** Payment orders by reference code. */
  async ordersAfter(refCode: string | null): Promise<PaymentOrder[]> {
    return this.orders
      .find({ ref_code: { $gt: refCode ?? '' } }, { _id: 0 })
      .sort({ ref_code: 1 })
      .limit(BATCH)
      .lean<PaymentOrder[]>()
      .exec();
  }

  /** Ledger entries of payments, by the reference code of their order. */
  async paymentEntriesAfter(refCode: string | null): Promise<LedgerEntry[]> {
    const after = { $gt: refCode ?? '', $type: 'string' } as const;
    return this.ledger
      .find({ reason: 'payment', sourceId: after }, { _id: 0 })
      .sort({ sourceId: 1 })
      .limit(BATCH)
      .lean<LedgerEntry[]>()
      .exec();
  }

  /** Receipts of any state. */
  async receiptsAfter(id: Types.ObjectId | null): Promise<(ReconciledReceipt & Stored)[]> {
    return this.receipts
      .find(id ? { _id: { $gt: id } } : {}, RECEIPT)
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<(ReconciledReceipt & Stored)[]>()
      .exec();
  }

  /** Users by id. */
  async usersAfter(userId: number | null): Promise<ReconciledUser[]> {
    const fields = { _id: 0, userId: 1, plan: 1, expiresAt: 1 };
    return this.users
      .find({ userId: { $gt: userId ?? 0 } }, fields)
      .sort({ userId: 1 })
      .limit(BATCH)
      .lean<ReconciledUser[]>()
      .exec();
  }

  /** Special offers by code. */
  async specialOffersAfter(code: string | null): Promise<Offer[]> {
    return this.offers
      .find({ 'special.code': { $gt: code ?? '', $type: 'string' } }, { _id: 0 })
      .sort({ 'special.code': 1 })
      .limit(BATCH)
      .lean<Offer[]>()
      .exec();
  }

  /** Redeem codes by code. */
  async codesAfter(
    code: string | null,
  ): Promise<(Pick<RedeemCodeRecord, 'redeem_code' | 'is_used'> & Stored)[]> {
    return this.codes
      .find({ redeem_code: { $gt: code ?? '' } }, { redeem_code: 1, is_used: 1 })
      .sort({ redeem_code: 1 })
      .limit(BATCH)
      .lean<(Pick<RedeemCodeRecord, 'redeem_code' | 'is_used'> & Stored)[]>()
      .exec();
  }

  /** Orders of these codes. */
  async ordersOf(refCodes: readonly string[]): Promise<PaymentOrder[]> {
    return this.orders
      .find({ ref_code: { $in: refCodes } }, { _id: 0 })
      .lean<PaymentOrder[]>()
      .exec();
  }

  /** Orders of these users. */
  async ordersOfUsers(userIds: readonly number[]): Promise<PaymentOrder[]> {
    return this.orders
      .find({ userId: { $in: userIds } }, { _id: 0 })
      .lean<PaymentOrder[]>()
      .exec();
  }

  /** Receipts with these transaction ids, for every method. */
  async receiptsOf(trxIds: readonly string[]): Promise<ReconciledReceipt[]> {
    return this.receipts
      .find({ method: { $in: [...PAYMENT_METHODS] }, trxId: { $in: trxIds } }, RECEIPT)
      .lean<ReconciledReceipt[]>()
      .exec();
  }

  /** Ledger entries of these sources with one reason. */
  async entriesOfSources(
    reason: LedgerEntry['reason'],
    sourceIds: readonly string[],
  ): Promise<LedgerEntry[]> {
    return this.ledger
      .find({ reason, sourceId: { $in: sourceIds, $type: 'string' } }, { _id: 0 })
      .lean<LedgerEntry[]>()
      .exec();
  }

  /** Ledger entries per user, in order; users without entries are missing. */
  async entriesOfUsers(userIds: readonly number[]): Promise<Map<number, LedgerEntry[]>> {
    const entries = await this.ledger
      .find({ userId: { $in: userIds } }, { _id: 0 })
      .sort({ userId: 1, at: 1, _id: 1 })
      .lean<LedgerEntry[]>()
      .exec();
    const byUser = new Map<number, LedgerEntry[]>();
    for (const entry of inLedgerOrder(entries)) {
      byUser.set(entry.userId, [...(byUser.get(entry.userId) ?? []), entry]);
    }
    return byUser;
  }

  /** Videos taken by downloads, per user. */
  async takenByUsers(userIds: readonly number[]): Promise<Map<number, number>> {
    const sums = await this.downloads
      .aggregate<{ _id: number; taken: number }>([
        { $match: { userId: { $in: userIds } } },
        { $group: { _id: '$userId', taken: { $sum: '$videosTaken' } } },
      ])
      .exec();
    return new Map(sums.map(({ _id, taken }) => [_id, taken]));
  }
}
