import { Injectable } from '@nestjs/common';
import { type ClientSession, TransactionsService } from '../../platform/mongo/transactions.service';
import { CounterRecountsService } from '../counter-recounts/counter-recounts.service';
import type { CounterGroup } from '../day-counters/counter-group';
import { checkUsedOffer } from './check-offers';
import { checkOrder, checkPaymentEntry, checkReceipt } from './check-orders';
import { checkPlan } from './check-plans';
import type { CheckedRecords, MoneyViolation, Reconciliation } from './money-violation';
import { ReconciliationRepository } from './reconciliation.repository';

/**
 * Finds contradictions between orders, receipts, ledger, plans, offers, codes and day counters (PAY-24).
 */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly reads: ReconciliationRepository,
    private readonly counters: CounterRecountsService,
    private readonly transactions: TransactionsService,
  ) {}

  /**
   * Compares all records, also while the service runs: each batch and its related records are read in one
   * snapshot, so recent records can be checked too. Writes nothing.
   */
  async findMoneyViolations(): Promise<Reconciliation> {
    const violations: MoneyViolation[] = [];
    const checked: Record<CheckedRecords, number> = {
      orders: await this.checkOrders(violations),
      'ledger entries of payments': await this.checkPaymentEntries(violations),
      receipts: await this.checkReceipts(violations),
      plans: await this.checkPlans(violations),
      'special offers': await this.checkOffers(violations),
      'redeem codes': await this.checkCodes(violations),
      'days of counters': await this.checkCounters('money', violations),
    };
    return { checked, violations };
  }

  /** The same, and the counters of downloads, which take a read of all downloads. */
  async findViolations(): Promise<Reconciliation> {
    const { checked, violations } = await this.findMoneyViolations();
    const found = [...violations];
    const days = await this.checkCounters('activity', found);
    const all = { ...checked, 'days of counters': checked['days of counters'] + days };
    return { checked: all, violations: found };
  }

  private checkOrders(found: MoneyViolation[]): Promise<number> {
    return this.inBatches(
      (after: string | null, session) => this.reads.ordersAfter(after, session),
      ({ ref_code }) => ref_code,
      async (orders, session) => {
        const codes = orders.map(({ ref_code }) => ref_code);
        const trxIds = orders.flatMap(({ trx_id }) => trx_id ?? []);
        const entries = await this.reads.entriesOfSources('payment', codes, session);
        const receipts = await this.reads.receiptsOf(trxIds, session);
        return orders.flatMap((order) => {
          const entry = entries.find(({ sourceId }) => sourceId === order.ref_code) ?? null;
          return checkOrder(order, entry, receipts);
        });
      },
      found,
    );
  }

  private checkPaymentEntries(found: MoneyViolation[]): Promise<number> {
    return this.inBatches(
      (after: string | null, session) => this.reads.paymentEntriesAfter(after, session),
      ({ sourceId }) => sourceId ?? '',
      async (entries, session) => {
        const codes = entries.flatMap(({ sourceId }) => sourceId ?? []);
        const orders = await this.reads.ordersOf(codes, session);
        return entries.flatMap((entry) => {
          const order = orders.find(({ ref_code }) => ref_code === entry.sourceId) ?? null;
          return checkPaymentEntry(entry, order);
        });
      },
      found,
    );
  }

  private checkReceipts(found: MoneyViolation[]): Promise<number> {
    return this.inBatches(
      (after: Awaited<ReturnType<typeof this.reads.receiptsAfter>>[0]['_id'] | null, session) =>
        this.reads.receiptsAfter(after, session),
      ({ _id }) => _id,
      async (receipts, session) => {
        const codes = receipts.flatMap(({ orderRef }) => orderRef ?? []);
        const orders = await this.reads.ordersOf(codes, session);
        return receipts.flatMap((receipt) => {
          const order = orders.find(({ ref_code }) => ref_code === receipt.orderRef) ?? null;
          return checkReceipt(receipt, order);
        });
      },
      found,
    );
  }

  private checkPlans(found: MoneyViolation[]): Promise<number> {
    return this.inBatches(
      (after: number | null, session) => this.reads.usersAfter(after, session),
      ({ userId }) => userId,
      async (users, session) => {
        const ids = users.map(({ userId }) => userId);
        const entries = await this.reads.entriesOfUsers(ids, session);
        const taken = await this.reads.takenByUsers(ids, session);
        return users.flatMap((user) =>
          checkPlan(user, entries.get(user.userId) ?? [], taken.get(user.userId) ?? 0),
        );
      },
      found,
    );
  }

  private checkOffers(found: MoneyViolation[]): Promise<number> {
    return this.inBatches(
      (after: string | null, session) => this.reads.specialOffersAfter(after, session),
      ({ special }) => special?.code ?? '',
      async (offers, session) => {
        const used = offers.filter(({ special }) => special?.usedAt);
        const userIds = used.map(({ userId }) => userId);
        const orders = await this.reads.ordersOfUsers(userIds, session);
        return used.flatMap((offer) => checkUsedOffer(offer, orders));
      },
      found,
    );
  }

  private checkCodes(found: MoneyViolation[]): Promise<number> {
    return this.inBatches(
      (after: string | null, session) => this.reads.codesAfter(after, session),
      ({ redeem_code }) => redeem_code,
      async (codes, session) => {
        const used = codes.filter(({ is_used }) => is_used);
        const ids = used.map(({ _id }) => _id.toString());
        const entries = await this.reads.entriesOfSources('redeem_code', ids, session);
        const granted = new Set(entries.map(({ sourceId }) => sourceId));
        return used
          .filter(({ _id }) => !granted.has(_id.toString()))
          .map(({ redeem_code: subject }): MoneyViolation => {
            return { kind: 'code_without_grant', subject, detail: 'used, and nothing was granted' };
          });
      },
      found,
    );
  }

  private async checkCounters(group: CounterGroup, found: MoneyViolation[]): Promise<number> {
    const { days, wrong } = await this.counters.compare(group);
    found.push(
      ...wrong.map(({ kept, counted }): MoneyViolation => {
        const of = ({ count, amount }: typeof kept): string =>
          group === 'money' ? `${count} of ${amount} poisha` : String(count);
        const detail = `${kept.key.join(' ')}: kept ${of(kept)}, counted ${of(counted)}`;
        return { kind: 'counter_differs', subject: kept.day, detail };
      }),
    );
    return days;
  }

  private async inBatches<Key, Row>(
    read: (after: Key | null, session: ClientSession) => Promise<Row[]>,
    keyOf: (row: Row) => Key,
    check: (rows: readonly Row[], session: ClientSession) => Promise<MoneyViolation[]>,
    found: MoneyViolation[],
  ): Promise<number> {
    let checked = 0;
    for (let after: Key | null = null; ;) {
      const from: Key | null = after;
      const { rows, violations } = await this.transactions.run(async (session) => {
        const batch = await read(from, session);
        return { rows: batch, violations: await check(batch, session) };
      });
      found.push(...violations);
      checked += rows.length;
      const last = rows[rows.length - 1];
      if (last === undefined) return checked;
      after = keyOf(last);
    }
  }
}
