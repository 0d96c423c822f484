import {
  codeSearchKeys,
  countedActivity,
  countedChurn,
  countedOrder,
  countedPurchase,
  DAY_MS,
  downloadKey,
  drawRedeemCode,
  LOGIN_KEY,
  planExpiresAt,
  REDEEM_CODE_LENGTH,
} from '@portal/rules';
import { createHash } from 'node:crypto';
import type { Db, Document } from 'mongodb';
import { Problem } from '../../../shared/problem';
import { countService, DayCounts, downloadsOf, loginsOf } from './activity';
import { Batches } from './batches';
import { paymentsOf, planAfter } from './payments';
import { personOf } from './people';
import { partOf, type Sizes } from './sizes';

/** The collections that a large seed fills. */
const FILLED = [
  ...['users', 'downloads', 'payment_orders', 'payment_receipts', 'ledger'],
  ...['login_history', 'redeem_codes', 'day_figures'],
];

/**
 * Fills an empty database directly, without the service: users, their payments with receipts and grants,
 * downloads, sign-ins and codes, with the counters that the service would have (PERF-5). The same `now` gives
 * the same data, except ids. `say` gets the progress.
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
  for (let number = 0; number < sizes.codes; number += 1)
    await batches.add('redeem_codes', codeOf(number, now));
  for (const record of days.records()) await batches.add('day_figures', record);
  await batches.end();
}

async function addUser(
  batches: Batches,
  place: { days: DayCounts; number: number; sizes: Sizes; now: Date },
): Promise<void> {
  const { days, number, sizes, now } = place;
  const part = (total: number): number => partOf(total, sizes.users, number);
  const { orders, receipts, ledger } = paymentsOf(number, part(sizes.payments), now);
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
  const plan = planAfter(ledger, takes ? downloads : 0);
  const totals = { downloads, services: [...services.values()] };
  const [person, expiresAt] = [personOf(number, now), planExpiresAt(plan)];
  days.add(countedChurn(plan, expiresAt));
  await batches.add('users', { ...person, plan, expiresAt, totals });
}

function codeOf(number: number, now: Date): Document {
  const code = drawRedeemCode(
    createHash('sha256').update(`large code ${number}`).digest().subarray(0, REDEEM_CODE_LENGTH),
  );
  const batch = `Batch ${Math.floor(number / 1_000) + 1}`;
  return {
    ...{ redeem_code: code, is_used: false, days: 30, videos: 65, used_by_users: [], batch },
    ...{ validUntil: null, searchKeys: codeSearchKeys(code, batch) },
    created_at: new Date(now.getTime() - ((number * 7_919) % 300) * DAY_MS),
  };
}
