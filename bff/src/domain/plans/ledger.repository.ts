import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { countedPurchase } from '@portal/rules';
import { Model } from 'mongoose';
import { readOne } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { DayCountersService } from '../day-counters/day-counters.service';
import type { LedgerEntry, LedgerReason } from './ledger-entry';
import { inLedgerOrder } from './ledger-order';
import { LEDGER_MODEL } from './ledger.schema';

/** The append-only record of plan changes: no method changes or removes entries. */
@Injectable()
export class LedgerRepository {
  constructor(
    @InjectModel(LEDGER_MODEL) private readonly ledger: Model<LedgerEntry>,
    private readonly counters: DayCountersService,
  ) {}

  /**
   * Adds an entry as the next change of its user's plan; returns its number.
   * @throws error 11000 when its reason and source exist, or a concurrent change took the number.
   */
  async append(entry: Omit<LedgerEntry, 'number'>): Promise<number> {
    requireTransaction();
    const number = (await this.lastNumber(entry.userId)) + 1;
    await this.ledger.create([{ ...entry, number }]);
    const { purchase, at } = entry;
    if (purchase) this.counters.note([countedPurchase(purchase, at)]);
    return number;
  }

  /** The number of the last change of a plan; 0 before the first. */
  async lastNumber(userId: number): Promise<number> {
    const last = await this.ledger
      .findOne({ userId, number: { $gt: 0 } }, { _id: 0, number: 1 })
      .sort({ number: -1 })
      .lean<Pick<LedgerEntry, 'number'>>()
      .exec();
    return last?.number ?? 0;
  }

  /** The entry of a source; null when it has not changed a plan. */
  async findOf(reason: LedgerReason, sourceId: string): Promise<LedgerEntry | null> {
    return readOne(this.ledger, ofSource(reason, sourceId), { _id: 0 });
  }

  /** Whether a source has changed a plan already. */
  async holds(reason: LedgerReason, sourceId: string): Promise<boolean> {
    return (await readOne(this.ledger, ofSource(reason, sourceId), { _id: 1 })) !== null;
  }

  /** The entry of a source and all later ones of the same plan, in order; empty when there is none. */
  async listSince(reason: LedgerReason, sourceId: string): Promise<LedgerEntry[]> {
    const first = await this.findOf(reason, sourceId);
    if (first?.number === undefined) return [];
    const entries = await this.ledger
      .find({ userId: first.userId, number: { $gte: first.number } }, { _id: 0 })
      .lean<LedgerEntry[]>()
      .exec();
    return inLedgerOrder(entries);
  }

  /** All entries of one user in order; replaying them results in the plan. */
  async listOfUser(userId: number): Promise<LedgerEntry[]> {
    const entries = await this.ledger
      .find({ userId }, { _id: 0 })
      .sort({ at: 1, _id: 1 })
      .lean<LedgerEntry[]>()
      .exec();
    return inLedgerOrder(entries);
  }
}

const ofSource = (reason: LedgerReason, sourceId: string) => ({
  reason,
  sourceId: { $eq: sourceId, $type: 'string' },
});
