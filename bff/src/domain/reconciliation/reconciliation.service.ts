import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../platform/mongo/transactions.service';
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
      (after: string | null) => this.reads.ordersAfter(after),
      ({ ref_code }) => ref_code,
      async (orders) => {
        const codes = orders.map(({ ref_code }) => ref_code);
        const trxIds = orders.flatMap(({ trx_id }) => trx_id ?? []);
        const entries = await this.reads.entriesOfSources('payment', codes);
        const receipts = await this.reads.receiptsOf(trxIds);
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
      (after: string | null) => this.reads.paymentEntriesAfter(after),
      ({ sourceId }) => sourceId ?? '',
      async (entries) => {
        const codes = entries.flatMap(({ sourceId }) => sourceId ?? []);
        const orders = await this.reads.ordersOf(codes);
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
      (after: Awaited<ReturnType<typeof this.reads.receiptsAfter>>[0]['_id'] | null) =>
        this.reads.receiptsAfter(after),
      ({ _id }) => _id,
      async (receipts) => {
        const codes = receipts.flatMap(({ orderRef }) => orderRef ?? []);
        const orders = await this.reads.ordersOf(codes);
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
      (after: number | null) => this.reads.usersAfter(after),
      ({ userId }) => userId,
      async (users) => {
        const ids = users.map(({ userId }) => userId);
        const entries = await this.reads.entriesOfUsers(ids);
        const taken = await this.reads.takenByUsers(ids);
        return users.flatMap((user) =>
          checkPlan(user, entries.get(user.userId) ?? [], taken.get(user.userId) ?? 0),
        );
      },
      found,
    );
  }

  private checkOffers(found: MoneyViolation[]): Promise<number> {
    return this.inBatches(
      (after: string | null) => this.reads.specialOffersAfter(after),
      ({ special }) => special?.code ?? '',
      async (offers) => {
        const used = offers.filter(({ special }) => special?.usedAt);
        const userIds = used.map(({ userId }) => userId);
        const orders = await this.reads.ordersOfUsers(userIds);
        return used.flatMap((offer) => checkUsedOffer(offer, orders));
      },
      found,
    );
  }

  private checkCodes(found: MoneyViolation[]): Promise<number> {
    return this.inBatches(
      (after: string | null) => this.reads.codesAfter(after),
      ({ redeem_code }) => redeem_code,
      async (codes) => {
        const used = codes.filter(({ is_used }) => is_used);
        const ids = used.map(({ _id }) => _id.toString());
        const entries = await this.reads.entriesOfSources('redeem_code', ids);
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
    read: (after: Key | null) => Promise<Row[]>,
    keyOf: (row: Row) => Key,
    check: (rows: readonly Row[]) => Promise<MoneyViolation[]>,
    found: MoneyViolation[],
  ): Promise<number> {
    let checked = 0;
    for (let after: Key | null = null; ;) {
      const from: Key | null = after;
      const { rows, violations } = await this.transactions.run(async () => {
        const batch = await read(from);
        return { rows: batch, violations: await check(batch) };
      });
      found.push(...violations);
      checked += rows.length;
      const last = rows[rows.length - 1];
      if (last === undefined) return checked;
      after = keyOf(last);
    }
  }
}
