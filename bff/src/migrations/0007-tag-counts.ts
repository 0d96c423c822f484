import type { Migration, MigrationDatabase } from '../platform/migrations/migration';
import { requireTransaction } from '../platform/mongo/running-transaction';

/**
 * Tags of users of before they were counted. Each is counted and written in one transaction: who gives
 * or takes the tag at the same time writes the same count, so one of the two begins again.
 */
export const tagCounts: Migration = {
  name: '0007-tag-counts',
  does: 'how many users have a tag',
  count: async (database) => (await uncounted(database)).length,
  async run(work) {
    for (const tag of await uncounted(work)) {
      await work.transactions.run(async () => {
        const session = requireTransaction();
        const users = await work.connection
          .collection('users')
          .countDocuments({ tags: tag }, { session });
        await countsOf(work).updateOne(
          { _id: tag },
          { $set: { users } },
          { upsert: true, session },
        );
      });
      await work.reached(null, 1);
    }
  },
};

/** Tags that users have and no count, or one of nobody. */
async function uncounted(database: MigrationDatabase): Promise<string[]> {
  const known = await countsOf(database)
    .find({ users: { $gt: 0 } })
    .toArray();
  const counted = new Set(known.map(({ _id }) => _id));
  const tagged = database.connection
    .collection<{ tags: string[] }>('users')
    .find({ tags: { $type: 'string' } }, { projection: { _id: 0, tags: 1 } });
  const used = new Set<string>();
  for await (const { tags } of tagged) for (const tag of tags) used.add(tag);
  return [...used].filter((tag) => !counted.has(tag));
}

const countsOf = ({ connection }: MigrationDatabase) =>
  connection.collection<{ _id: string; users: number }>('tag_counts');
