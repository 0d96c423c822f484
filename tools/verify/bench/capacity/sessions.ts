import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@portal/rules';
import { MongoClient } from 'mongodb';
import { userIdOf } from '../../../develop/seed/large/people';

/** Session cookies of subscribers by user id. */
export type UserCookies = ReadonlyMap<number, string>;

/** Every fiftieth seeded user is frozen and has no access. */
const isFrozen = (number: number): boolean => number % 50 === 0;

/** Creates sessions for seeded users. */
export function signUsersIn(uri: string, count: number): Promise<UserCookies> {
  const userIds: number[] = [];
  for (let number = 0; userIds.length < count; number += 1)
    if (!isFrozen(number)) userIds.push(userIdOf(number));
  return signIn(uri, userIds);
}

/**
 * Creates sessions directly in the database. Hashing a password for each would take longer than the
 * measurement.
 */
export async function signIn(uri: string, userIds: readonly number[]): Promise<UserCookies> {
  const cookies = new Map<number, string>();
  const now = new Date();
  const sessions = userIds.map((userId) => {
    const cookie = randomBytes(16).toString('base64url');
    cookies.set(userId, `portal_session=${cookie}`);
    return {
      _id: createHash('sha256').update(cookie).digest('hex'),
      ...{ audience: 'subscriber', userId, actor: null, secretMark: null, userAgent: null },
      ...{ createdAt: now, provenAt: null, lastSeenAt: now },
      expiresAt: new Date(now.getTime() + DAY_MS),
    };
  });
  const client = await MongoClient.connect(uri);
  try {
    await client.db().collection<{ _id: string }>('sessions').insertMany(sessions);
  } finally {
    await client.close();
  }
  return cookies;
}
