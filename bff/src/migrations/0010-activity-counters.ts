import { storedDay } from '../domain/day-counters/counter-group';
import {
  countersOfEarlierDay,
  EARLIER_DAYS,
  type EarlierDay,
} from '../domain/day-counters/earlier-day';
import type { Migration, MigrationDatabase } from '../platform/migrations/migration';
import { requireTransaction } from '../platform/mongo/running-transaction';

/**
 * Counters of downloads, failed tasks and sign-ins of before they were changes of day counters. Readers add
 * those that are not moved yet, so nothing is to do while the version before reads and writes them. Each day is
 * moved in a transaction of its own.
 */
export const activityCounters: Migration = {
  name: '0010-activity-counters',
  does: 'counters of downloads and sign-ins by days; moved by --contract',
  count: (database) => daysOf(database).countDocuments({}),
  async run(work) {
    if (work.phase === 'expand') return;
    for (;;) {
      const next = await daysOf(work).findOne({}, { sort: { _id: 1 } });
      if (!next) return;
      await work.transactions.run(async () => {
        const session = requireTransaction();
        const day = await daysOf(work).findOne({ _id: next._id }, { session });
        if (!day) return;
        await work.connection
          .collection('day_figure_changes')
          .insertOne(
            { day: storedDay(day._id, 'activity'), figures: countersOfEarlierDay(day) },
            { session },
          );
        await daysOf(work).deleteOne({ _id: day._id }, { session });
      });
      await work.reached(null, 1);
    }
  },
};

const daysOf = ({ connection }: MigrationDatabase) =>
  connection.collection<EarlierDay>(EARLIER_DAYS);
