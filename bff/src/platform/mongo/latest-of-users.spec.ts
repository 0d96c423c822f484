import fc from 'fast-check';
import { latestOfUsers } from './latest-of-users';

const row = fc.record({
  userId: fc.option(fc.integer({ min: 1, max: 4 })),
  at: fc.integer({ min: 0, max: 9 }).map((ms) => new Date(ms)),
});

it('has for each user the latest row, whatever the order of the rows', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const latest = latestOfUsers(rows, ({ at }) => at);
      const users = new Set(rows.flatMap(({ userId }) => userId ?? []));
      expect(new Set(latest.keys())).toEqual(users);
      for (const userId of users) {
        const own = rows.filter((one) => one.userId === userId);
        const last = Math.max(...own.map(({ at }) => at.getTime()));
        expect(latest.get(userId)?.at.getTime()).toBe(last);
        expect(own).toContain(latest.get(userId)?.row);
      }
    }),
  );
});
