import {
  DAY_MS,
  extendPlan,
  isPlanExpired,
  type PlanAmounts,
  planStatus,
  daysRemaining,
} from '@portal/rules';
import { TRIAL_ACCOUNTS, trialSubscriber, type TrialAccount } from './trial-accounts';

const now = new Date('2026-03-10T06:00:00.000Z');

function planOf({ grants }: TrialAccount): PlanAmounts {
  const none: PlanAmounts = { start: null, days: 0, balance: 0 };
  return grants.reduce(
    (plan, grant) => extendPlan(plan, grant, new Date(now.getTime() - grant.daysAgo * DAY_MS)),
    none,
  );
}

const wordOf = (account: TrialAccount): string => {
  const plan = planOf(account);
  if (account.isFrozen) return 'Frozen';
  if (!plan.start) return 'Never';
  const state = { isExpired: isPlanExpired(plan, now), daysRemaining: daysRemaining(plan, now) };
  return planStatus(state);
};

describe('the trial accounts', () => {
  const subscriber = trialSubscriber(700000001, 'secret');

  it('are two dozen different users besides the subscriber', () => {
    const ids = [...TRIAL_ACCOUNTS, subscriber].map(({ userId }) => userId);
    expect(new Set(ids).size).toBe(25);
  });

  it('show every kind of plan the screens know, at least twice', () => {
    const kinds = TRIAL_ACCOUNTS.map(wordOf);
    for (const kind of ['Active', 'Expiring Soon', 'Expired', 'Frozen', 'Never']) {
      expect(kinds.filter((one) => one === kind).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('join before they buy, and buy in order', () => {
    for (const { joinedDaysAgo, grants } of [...TRIAL_ACCOUNTS, subscriber]) {
      const days = [joinedDaysAgo, ...grants.map(({ daysAgo }) => daysAgo)];
      expect(days).toEqual([...days].sort((a, b) => b - a));
    }
  });

  it('let the subscriber see some of a 30 day plan used and 65 to 999 videos left', () => {
    const plan = planOf(subscriber);
    expect(plan.days).toBe(30);
    expect(daysRemaining(plan, now)).toBe(21);
    expect(plan.balance).toBeGreaterThanOrEqual(65);
    expect(plan.balance).toBeLessThanOrEqual(999);
  });
});
