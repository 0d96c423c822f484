import {
  changePercent,
  churnPercent,
  conversionPercent,
  failurePercent,
  sharePercent,
} from './metrics';

describe('the change since the days before', () => {
  it.each([
    [{ now: 150, before: 100 }, 50],
    [{ now: 50, before: 100 }, -50],
    [{ now: 0, before: 4 }, -100],
    [{ now: 7, before: 7 }, 0],
    [{ now: 0, before: 0 }, 0],
  ])('%p is %d percent', (metric, percent) => expect(changePercent(metric)).toBe(percent));

  it('from nothing to something is no percentage', () => {
    expect(changePercent({ now: 3, before: 0 })).toBeNull();
  });
});

it('a part of nothing is no share', () => {
  expect(sharePercent(0, 0)).toBeNull();
  expect(sharePercent(1, 4)).toBe(25);
});

describe('conversion of orders', () => {
  const orders = { made: 10, completed: 3, mismatched: 1, timedOut: 2, open: 4 };

  it('leaves out orders that can still be paid', () => {
    expect(conversionPercent(orders)).toBe(50);
  });

  it('is unknown before any order is over', () => {
    const open = { made: 4, completed: 0, mismatched: 0, timedOut: 0, open: 4 };
    expect(conversionPercent(open)).toBeNull();
  });
});

it('the churn rate counts plans whose renewal was decided', () => {
  expect(churnPercent({ renewals: 3, churned: 1 })).toBe(25);
  expect(churnPercent({ renewals: 0, churned: 0 })).toBeNull();
});

it('the failure rate counts tries, not tasks', () => {
  expect(failurePercent({ completed: 3, failed: 1 })).toBe(25);
  expect(failurePercent({ completed: 0, failed: 2 })).toBe(100);
  expect(failurePercent({ completed: 0, failed: 0 })).toBeNull();
});
