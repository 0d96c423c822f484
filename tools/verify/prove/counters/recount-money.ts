import {
  type Counted,
  countedChurn,
  countedOrder,
  countedPurchase,
  type DayCounter,
  countersOf,
  sumCounters,
} from '@portal/rules';
import type { Db, Document } from 'mongodb';
import { add, compareTallies, type Finding, type Tally } from './finding';

/** Above this length the list of counters is added up. */
const MOST_UNSUMMED = 20_000;

/** Adds up any number of counters with limited memory. */
class CounterSums {
  private counters: DayCounter[] = [];
  private limit = MOST_UNSUMMED;
  counted = 0;

  constructor(private readonly zone: string) {}

  add(counted: readonly Counted[]): void {
    this.counted += counted.length;
    this.counters.push(...countersOf(counted, this.zone));
    if (this.counters.length < this.limit) return;
    this.counters = sumCounters(this.counters);
    this.limit = this.counters.length + MOST_UNSUMMED;
  }

  tally(): Tally {
    return tallyOf(this.counters);
  }
}

function tallyOf(counters: readonly DayCounter[]): Tally {
  const tally: Tally = new Map();
  for (const { day, key, count, amount } of sumCounters(counters)) {
    add(tally, `${day} ${key.join(' ')}`, count);
    if (amount !== 0) add(tally, `${day} ${key.join(' ')}, poisha`, amount);
  }
  return tally;
}

/** Compares the daily counters of the insights with every order, every grant of a payment and every plan. */
export async function recountMoney(db: Db, zone: string): Promise<Finding> {
  const sums = new CounterSums(zone);
  const each = async (name: string, filter: Document, toCounted: (row: Document) => Counted[]) => {
    const rows = db.collection(name).find(filter).batchSize(2_000);
    for await (const row of rows) sums.add(toCounted(row));
  };
  await each('payment_orders', {}, (row) =>
    countedOrder(row as Parameters<typeof countedOrder>[0]),
  );
  await each('ledger', { purchase: { $type: 'string' } }, ({ purchase, at }) => [
    countedPurchase(purchase, at as Date),
  ]);
  await each('users', {}, ({ plan, expiresAt }) => countedChurn(plan, expiresAt as Date | null));
  const kept: DayCounter[] = [];
  const of = (day: string, counters: Omit<DayCounter, 'day'>[]) =>
    kept.push(...counters.map((counter) => ({ ...counter, day })));
  // Ids of money begin with the year, those of activity with a letter.
  const days = { $lte: '9999' };
  for await (const { _id, figures: counters } of db
    .collection<{ _id: string; figures: DayCounter[] }>('day_figures')
    .find({ _id: days }))
    of(_id, counters);
  for await (const { day, figures: counters } of db
    .collection('day_figure_changes')
    .find({ day: days }))
    of(day, counters);
  const [keptTally, counted] = [tallyOf(kept), sums.tally()];
  return {
    ...{ name: 'orders, money, purchases, churn of days', counted: sums.counted },
    ...{ compared: keptTally.size, wrong: compareTallies(keptTally, counted) },
  };
}
