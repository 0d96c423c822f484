import type { Migration } from '../platform/migrations/migration';

/**
 * Counters of money by days of before they were kept on write. Each day is counted anew in a transaction of
 * its own, so what the version before did not note is found the second time.
 */
export const dayCounters: Migration = {
  name: '0008-day-figures',
  does: 'counters of money by days',
  count: ({ dayCounters: counters }) => counters.countWrongDays(),
  async run({ dayCounters: counters, position, reached }) {
    const after = typeof position === 'string' ? position : null;
    await counters.rebuild(after, (day, wasWrong) => reached(day, Number(wasWrong)));
  },
};
