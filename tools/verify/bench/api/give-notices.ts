import { DAY_MS, MINUTE_MS, USER_NOTICE_KINDS } from '@portal/rules';
import { MongoClient, ObjectId } from 'mongodb';

/** Notices of one user, and how many of them are unread: a few pages of the list. */
const NOTICES = 60;
const UNREAD = 12;

/** Gives a user notices, instead of those of an earlier measurement. Returns the id of one. */
export async function giveNotices(uri: string, userId: number): Promise<string> {
  const now = Date.now();
  const notices = Array.from({ length: NOTICES }, (_, place) => ({
    ...{ _id: new ObjectId(), key: `bench:${userId}:${place}`, userId },
    ...{ kind: USER_NOTICE_KINDS[0], facts: { title: `File ${place}` } },
    at: new Date(now - place * MINUTE_MS),
    ...{ listed: true, unread: place < UNREAD, telegramDueAt: null, pushDueAt: null },
    expiresAt: new Date(now + 90 * DAY_MS),
  }));
  const client = await MongoClient.connect(uri);
  try {
    const stored = client.db().collection('notifications');
    await stored.deleteMany({ userId });
    await stored.insertMany(notices);
  } finally {
    await client.close();
  }
  return String(notices[0]?._id);
}
