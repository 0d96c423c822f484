import { calendarDay } from '@portal/rules';
import type { Db } from 'mongodb';
import { add, compareTallies, type Finding, keptActivity, type Tally } from './finding';

/** Compares the sign-ins of each day that still has records. Older ones are deleted after 60 days. */
export async function recountLogins(db: Db, zone: string): Promise<Finding> {
  const [kept, counted]: [Tally, Tally] = [new Map(), new Map()];
  let logins = 0;
  const rows = db.collection('login_history').find({}, { projection: { _id: 0, at: 1 } });
  for await (const { at } of rows.batchSize(5_000)) {
    logins += 1;
    add(counted, calendarDay(at as Date, zone));
  }
  const activity = await keptActivity(db);
  for (const day of counted.keys()) add(kept, day, activity.get(`${day} login`) ?? 0);
  const wrong = compareTallies(kept, counted);
  return { name: 'sign-ins of days', counted: logins, compared: counted.size, wrong };
}

/** Compares the counters of users per tag and of notes per user with the records. */
export async function recountTagsAndNotes(db: Db): Promise<Finding[]> {
  const [tags, keptTags]: [Tally, Tally] = [new Map(), new Map()];
  const [notes, keptNotes]: [Tally, Tally] = [new Map(), new Map()];
  let [users, written] = [0, 0];
  const fields = { _id: 0, userId: 1, tags: 1, noteCount: 1 };
  for await (const user of db.collection('users').find({}, { projection: fields })) {
    users += 1;
    for (const tag of (user['tags'] ?? []) as string[]) add(tags, tag);
    if (user['noteCount'] > 0) add(keptNotes, `user ${user['userId']}`, user['noteCount']);
  }
  for await (const { _id, users: count } of db.collection('tag_counts').find())
    add(keptTags, String(_id), Number(count));
  const ids = db.collection('account_notes').find({}, { projection: { _id: 0, userId: 1 } });
  for await (const { userId } of ids) {
    written += 1;
    add(notes, `user ${userId}`);
  }
  const of = (name: string, counted: number, kept: Tally, count: Tally): Finding => ({
    ...{ name, counted, compared: new Set([...kept.keys(), ...count.keys()]).size },
    wrong: compareTallies(kept, count),
  });
  return [
    of('users of tags', users, keptTags, tags),
    of('notes of users', written, keptNotes, notes),
  ];
}
