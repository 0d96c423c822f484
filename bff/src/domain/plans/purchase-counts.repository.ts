import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { InstantRange, PurchaseKind } from '@portal/rules';
import { Model } from 'mongoose';
import type { LedgerEntry } from './ledger-entry';
import { LEDGER_MODEL } from './ledger.schema';

/** Counts what payments were to their users. */
@Injectable()
export class PurchaseCountsRepository {
  constructor(@InjectModel(LEDGER_MODEL) private readonly ledger: Model<LedgerEntry>) {}

  /** Plans bought in some instants by payments of a kind. */
  async count(kind: PurchaseKind, { first, last }: InstantRange): Promise<number> {
    const purchase = { $eq: kind, $type: 'string' as const };
    return this.ledger.countDocuments({ purchase, at: { $gte: first, $lte: last } }).exec();
  }
}
