import { MongoClient } from 'mongodb';

/**
 * Copies a subscriber. With a single user all writes would wait for the same document.
 * @returns the ids of the copies. They have the password of the model.
 */
export async function addSubscribers(uri: string, model: number, count: number): Promise<number[]> {
  const client = await MongoClient.connect(uri);
  try {
    const users = client.db().collection('users');
    const found = await users.findOne({ userId: model });
    if (!found) throw new Error('The trial has no subscriber.');
    const { _id, ...subscriber } = found;
    const ids = Array.from({ length: count }, (_, number) => 80_001 + number);
    await users.insertMany(
      ids.map((userId) => ({ ...subscriber, userId, email: null, name: `Subscriber ${userId}` })),
    );
    return ids;
  } finally {
    await client.close();
  }
}
