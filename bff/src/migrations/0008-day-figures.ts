import type { Migration } from '../platform/migrations/migration';

/**
 * Figures of money by days of before they were kept on write. Each day is counted anew in a transaction of
 * its own, so what the version before did not note is found the second time.
 */
export const dayFigures: Migration = {
  name: '0008-day-figures',
  does: 'figures of money by days',
  count: ({ dayFigures: figures }) => figures.countWrongDays(),
  async run({ dayFigures: figures, position, reached }) {
    const after = typeof position === 'string' ? position : null;
    await figures.rebuild(after, (day, wasWrong) => reached(day, Number(wasWrong)));
  },
};
