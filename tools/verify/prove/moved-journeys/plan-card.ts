import type { MovedJourney } from './moved-test';

const FOLDER = 'libs/dashboard/src/plan';
const FACTS = `${FOLDER}/plan-facts.tsx`;
const PACE = `${FOLDER}/video-pace.tsx`;

export const planCard: MovedJourney = {
  journey: 'e2e/journeys/subscriber/plan-card.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/plan-card.spec.tsx`,
  tests: [
    {
      sentence:
        'Plan Details card: plan status, balance, duration, start and expiry dates, price and currency, and a used-countdown bar',
      test: 'Plan Details card: plan status',
      fault: {
        file: FACTS,
        from: 'formats.date(user.expiryDate)',
        to: 'formats.date(user.startDate)',
      },
    },
    {
      sentence:
        "plan status: Expired if isExpired; 'Expiring Soon' if daysRemaining is 7 or less; otherwise 'Active'; used-countdown 0 above 30 days, 100 when expired, otherwise (30 minus days remaining) / 30 x 100",
      test: 'plan status: Expired if isExpired',
      fault: { file: `${FOLDER}/countdown-bar.tsx`, from: 'Math.round(', to: 'Math.floor(' },
    },
    {
      sentence: 'a plan that was a gift has no price',
      test: 'a plan that was a gift',
      fault: { file: FACTS, from: 'user.price === null ? plan.noPrice : ', to: '' },
    },
    {
      sentence: 'an account without a plan has no dates and counts as expired',
      test: 'an account without a plan',
      fault: {
        file: FACTS,
        from: 'formats.date(user.startDate)',
        to: 'formats.date(user.startDate ?? user.createdAt)',
      },
    },
    {
      sentence: 'a frozen account says that downloads are paused',
      test: 'a frozen account',
      fault: { file: `${FOLDER}/plan-card.tsx`, from: 'user.isFrozen &&', to: 'user.isExpired &&' },
    },
    {
      sentence: '"n videos left, enough for about d days" follows the pace of the last downloads',
      test: 'follows the pace of the last downloads',
      fault: {
        file: PACE,
        from: 'texts.plan.pace(user.balance, days)',
        to: 'texts.plan.pace(user.balance, days + 1)',
      },
    },
    {
      sentence: '"n videos left, enough for about d days" is not shown where it would be a guess',
      test: 'is not shown where it would be a guess',
      fault: { file: PACE, from: 'dates, new Date', to: '[...dates, ...dates], new Date' },
    },
    {
      sentence: '"n videos left, enough for about d days" is not shown for an expired plan',
      test: 'is not shown for an expired plan',
      fault: { file: PACE, from: 'user.isExpired ? 0 : user.balance', to: 'user.balance' },
    },
    {
      sentence: 'the plan in Bangla has its words, numerals and dates',
      test: 'the plan in Bangla',
      fault: {
        file: `${FOLDER}/plan-numbers.tsx`,
        from: 'formats.count(user.balance)',
        to: 'user.balance',
      },
    },
  ],
};
