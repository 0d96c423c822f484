import { calendarDay, serviceKey } from '@portal/rules';
import type { Db, Document } from 'mongodb';
import { add, compareTallies, type Finding, keptActivity, type Tally } from './finding';

/** Users per read, so that memory does not grow with the database. */
const USERS_AT_ONCE = 100;

type Service = { readonly key: string; readonly value: number };

/** Compares all counters of downloads (total, per service, per user, per day) with all downloads. */
export async function recountDownloads(db: Db, zone: string): Promise<Finding[]> {
  const [days, wrong]: [Tally, string[]] = [new Map(), []];
  let [users, downloads] = [0, 0];
  for (let after = -1; ;) {
    const batch = await db
      .collection('users')
      .find({ userId: { $gt: after } }, { projection: { _id: 0, userId: 1, totals: 1 } })
      .sort({ userId: 1 })
      .limit(USERS_AT_ONCE)
      .toArray();
    // Downloads of deleted users are between the ids and after the last one.
    const last = batch.length < USERS_AT_ONCE ? Infinity : Number(batch.at(-1)?.['userId']);
    const [kept, counted]: [Tally, Tally] = [new Map(), new Map()];
    const known = new Set(batch.map(({ userId }) => Number(userId)));
    for (const user of batch) addTotals(kept, user);
    const range = last === Infinity ? { $gt: after } : { $gt: after, $lte: last };
    const fields = { _id: 0, userId: 1, ott_service: 1, download_date: 1 };
    for await (const row of db
      .collection('downloads')
      .find({ userId: range }, { projection: fields, batchSize: 5_000 })) {
      downloads += 1;
      const key = serviceKey(String(row['ott_service']));
      const day = calendarDay(row['download_date'] as Date, zone);
      add(days, day);
      add(days, `${day} ${key}`);
      if (!known.has(Number(row['userId']))) continue;
      add(counted, `user ${row['userId']}`);
      add(counted, `user ${row['userId']} ${key}`);
    }
    users += batch.length;
    wrong.push(...compareTallies(kept, counted));
    if (last === Infinity) break;
    after = last;
  }
  const keptDays = await daysOf(db);
  return [
    { name: 'downloads of users, by service', counted: downloads, compared: users, wrong },
    {
      ...{ name: 'downloads of days, by service', counted: downloads },
      ...{ compared: keptDays.size, wrong: compareTallies(keptDays, days) },
    },
  ];
}

function addTotals(kept: Tally, { userId, totals }: Document): void {
  add(kept, `user ${userId}`, totals?.downloads ?? 0);
  for (const { key, value } of (totals?.services ?? []) as Service[])
    add(kept, `user ${userId} ${key}`, value);
}

async function daysOf(db: Db): Promise<Tally> {
  const kept: Tally = new Map();
  for (const [name, count] of await keptActivity(db)) {
    const [day = '', word, ...service] = name.split(' ');
    if (word !== 'download') continue;
    add(kept, day, count);
    add(kept, `${day} ${serviceKey(service.join(' '))}`, count);
  }
  return kept;
}
