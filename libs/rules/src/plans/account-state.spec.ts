import {
  ACCOUNT_STATES,
  type AccountFacts,
  accountState,
  type AccountState,
  type MainAction,
  mainActionOf,
} from './account-state';

const NOW = new Date('2031-03-01T12:00:00Z');
const IN_A_MINUTE = new Date('2031-03-01T12:01:00Z');

/** A plan with 20 of 30 days and 40 videos left. */
const facts = (change: Partial<AccountFacts> = {}): AccountFacts => ({
  isFrozen: false,
  isExpired: false,
  daysRemaining: 20,
  planDays: 30,
  balance: 40,
  activates: ['drm'],
  openOrderEnds: [],
  ...change,
});

const notifyOnly: Partial<AccountFacts> = { balance: 0, activates: ['notify'] };
const over = { isExpired: true, daysRemaining: 0 };
const never = { ...over, planDays: 0, balance: 0 };
const openOrder = { openOrderEnds: [IN_A_MINUTE] };

const TABLE: Readonly<
  Record<AccountState, { action: MainAction; examples: readonly Partial<AccountFacts>[] }>
> = {
  frozen: {
    action: 'contactSupport',
    examples: [{ isFrozen: true }, { isFrozen: true, ...never, ...openOrder }],
  },
  paying: {
    action: 'resumePayment',
    examples: [openOrder, { ...never, ...openOrder }, { ...over, ...openOrder }],
  },
  newcomer: {
    action: 'choosePlan',
    examples: [never, { ...never, openOrderEnds: [NOW] }],
  },
  expired: {
    action: 'renew',
    examples: [over, { ...over, balance: 0 }],
  },
  usedUp: {
    action: 'renew',
    examples: [
      ...[{ balance: 0 }, { balance: 0, daysRemaining: 1 }],
      ...[
        { ...notifyOnly, activates: [] },
        { ...notifyOnly, activates: ['notify', 'drm'] as const },
      ],
    ],
  },
  ending: {
    action: 'renew',
    examples: [
      ...[{ daysRemaining: 3 }, { daysRemaining: 3, planDays: 6 }],
      { daysRemaining: 1, planDays: 3 },
      { ...notifyOnly, daysRemaining: 3 },
    ],
  },
  notifying: {
    action: 'openBot',
    examples: [notifyOnly],
  },
  active: {
    action: 'openBot',
    examples: [
      {},
      ...[{ daysRemaining: 4 }, { balance: 1 }, { openOrderEnds: [NOW] }],
      ...[3, 2].map((daysRemaining) => ({ daysRemaining, planDays: 3 })),
      { daysRemaining: 1, planDays: 1 },
      // Videos that are left are from before: they are not used up.
      { balance: 10, activates: ['notify'] },
    ],
  },
};

describe.each(ACCOUNT_STATES)('%s', (state) => {
  const { action, examples } = TABLE[state];

  test.each(examples)('is the state of %j', (change) => {
    expect(accountState(facts(change), NOW)).toBe(state);
  });

  test(`leads to: ${action}`, () => {
    expect(mainActionOf(state)).toBe(action);
  });
});

test('an order counts until its end, by the clock that is given', () => {
  expect(accountState(facts(openOrder), new Date(IN_A_MINUTE.getTime() - 1))).toBe('paying');
  expect(accountState(facts(openOrder), IN_A_MINUTE)).toBe('active');
});
