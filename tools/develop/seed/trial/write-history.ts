import { DEFAULT_SERVICE_ZONE } from '@portal/rules';
import { type Db, type MongoClient } from 'mongodb';
import { DayCounts } from '../large/activity';
import { makeHistory } from './make-history';
import type { LedgerRow, Member } from './members';
import type { Records } from './records';

const BATCH = 1_000;
/** The accounts that the service makes for a trial; a database with more of them is no new trial. */
const ACCOUNTS = 25;

/**
 * Adds a history to the accounts that the service made, all of it or nothing. Other databases, and those that
 * have downloads already, are left alone. `favourite` downloads more than others. @returns whether it was added.
 */
export async function addHistory(
  client: MongoClient,
  { now, favourite }: { now: Date; favourite: number },
): Promise<boolean> {
  const db = client.db();
  const known = await readMembers(db, favourite);
  const isOurs = known.length <= ACCOUNTS && known.some(({ userId }) => userId === favourite);
  if (!isOurs || (await db.collection('downloads').findOne({}))) return false;
  const zone = DEFAULT_SERVICE_ZONE;
  const records = makeHistory({ seed: 'dhara', now, zone, known });
  countDays(records);
  await client.withSession((session) =>
    session.withTransaction(async () => {
      for (const [name, documents] of records.documents)
        for (let from = 0; from < documents.length; from += BATCH)
          await db
            .collection(name)
            .insertMany(documents.slice(from, from + BATCH), { session, ordered: false });
      for (const { collection, filter, set } of records.corrections)
        await db.collection(collection).updateOne(filter, { $set: set }, { session });
    }),
  );
  return true;
}

/** Counters are added as changes, as the service adds its own: it sums them up. */
function countDays(records: Records): void {
  const days = new DayCounts();
  days.add(records.counted);
  for (const { _id: day, figures } of days.records())
    records.add('day_figure_changes', { day, figures });
}

async function readMembers(db: Db, favourite: number): Promise<Member[]> {
  const users = await db
    .collection('users')
    .find({})
    .limit(ACCOUNTS + 1)
    .toArray();
  const ids = users.map(({ userId }) => Number(userId));
  const ledger = await db
    .collection<LedgerRow>('ledger')
    .find({ userId: { $in: ids } }, { projection: { _id: 0 } })
    .sort({ userId: 1, at: 1 })
    .toArray();
  return users.map((user): Member => {
    const userId = Number(user['userId']);
    return {
      ...{ userId, name: String(user['name']), joinedAt: user['createdAt'] as Date },
      ...{ isFrozen: user['isFrozen'] === true, quality: '720p', isNew: false },
      appetite: userId === favourite ? 5 : 1,
      ledger: ledger.filter((entry) => entry.userId === userId),
    };
  });
}
