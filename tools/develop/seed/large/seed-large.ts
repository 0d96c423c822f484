import {
  countedActivity,
  countedChurn,
  countedOrder,
  countedPurchase,
  downloadKey,
  LOGIN_KEY,
  planExpiresAt,
} from '@portal/rules';
import type { Db } from 'mongodb';
import { Problem } from '../../../shared/problem';
import { countService, DayCounts, downloadsOf, loginsOf } from './activity';
import { auditOf } from './audit';
import { Batches } from './batches';
import { batchRecordOf, codeOf } from './codes';
import { offerOf, sessionOf, unmatchedReceiptOf } from './open-work';
import { paymentsOf, planAfter } from './payments';
import { personOf } from './people';
import { partOf, type Sizes } from './sizes';

/** The collections that a large seed fills. */
const FILLED = [
  ...['users', 'downloads', 'payment_orders', 'payment_receipts', 'ledger'],
  ...['login_history', 'redeem_codes', 'day_figures', 'audit', 'sessions', 'offers'],
];

/**
 * Fills an empty database directly, without the service: users, their payments with receipts and grants,
 * downloads, sign-ins, the audit, codes, sessions, offers and money without an order, with the counters that
 * the service would have (PERF-5). The same `now` gives the same data, except ids. `say` gets the progress.
 * @throws Problem when the database is not empty.
 */
export async function seedLarge(
  db: Db,
  sizes: Sizes,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  for (const name of FILLED)
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } }))
      throw new Problem(`The database is not empty: it has ${name}.`);
  const [batches, days] = [new Batches(db), new DayCounts()];
  const started = performance.now();
  for (let number = 0; number < sizes.users; number += 1) {
    await addUser(batches, { days, number, sizes, now });
    if ((number + 1) % 5_000 === 0) {
      const seconds = Math.round((performance.now() - started) / 1_000);
      say(`${number + 1} of ${sizes.users} users and what is theirs, ${seconds} s`);
    }
  }
  await addOpenWork(batches, sizes, now);
  for (const record of days.records()) await batches.add('day_figures', record);
  await batches.end();
}

/** Codes, sessions, offers and money without an order. */
async function addOpenWork(batches: Batches, sizes: Sizes, now: Date): Promise<void> {
  for (let number = 0; number < sizes.codes; number += 1) {
    await batches.add('redeem_codes', codeOf(number, now));
    for (const record of batchRecordOf(number, now)) await batches.add('audit', record);
  }
  for (let number = 0; number < sizes.sessions; number += 1)
    await batches.add('sessions', sessionOf(number, now));
  for (let number = 0; number < sizes.offers; number += 1)
    await batches.add('offers', offerOf(number, now));
  for (let number = 0; number < sizes.unmatched; number += 1)
    await batches.add('payment_receipts', unmatchedReceiptOf(number, now));
}

async function addUser(
  batches: Batches,
  place: { days: DayCounts; number: number; sizes: Sizes; now: Date },
): Promise<void> {
  const { days, number, sizes, now } = place;
  const part = (total: number): number => partOf(total, sizes.users, number);
  const payments = paymentsOf(number, part(sizes.payments), now);
  const { orders, receipts, ledger } = payments;
  for (const order of orders) await batches.add('payment_orders', order);
  for (const receipt of receipts) await batches.add('payment_receipts', receipt);
  for (const entry of ledger) await batches.add('ledger', entry);
  days.add(orders.flatMap(countedOrder));
  days.add(ledger.map(({ purchase, at }) => countedPurchase(purchase, at)));
  const services = new Map<string, { key: string; name: string; value: number }>();
  const downloads = part(sizes.downloads);
  // The first order with videos covers more than a year of downloads. Without such an order no video is used.
  const takes = (ledger.at(-1)?.balanceAfter ?? 0) >= downloads;
  for (const download of downloadsOf(number, downloads, now, takes ? 1 : 0)) {
    const { ott_service, download_date } = download;
    days.add([countedActivity(downloadKey(ott_service), download_date)]);
    countService(services, ott_service);
    await batches.add('downloads', download);
  }
  for (const login of loginsOf(number, part(sizes.logins), now)) {
    days.add([countedActivity(LOGIN_KEY, login.at)]);
    await batches.add('login_history', login);
  }
  for (const record of auditOf(number, part(sizes.audit), now, payments))
    await batches.add('audit', record);
  const plan = planAfter(ledger, takes ? downloads : 0);
  const totals = { downloads, services: [...services.values()] };
  const [person, expiresAt] = [personOf(number, now), planExpiresAt(plan)];
  days.add(countedChurn(plan, expiresAt));
  await batches.add('users', { ...person, plan, expiresAt, totals });
}
