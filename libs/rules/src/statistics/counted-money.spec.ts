import {
  boughtKey,
  CHURN_KEY,
  countedPurchase,
  madeKey,
  paidKey,
  paidPartOf,
} from './counted-money';

const part = { planId: 'monthly', plan: 'Monthly', method: 'bkash', currency: 'BDT' } as const;

it('a money key says which part of the payments it counts, also without a method', () => {
  expect(paidPartOf(paidKey(part))).toEqual(part);
  expect(paidPartOf(paidKey({ ...part, method: null }))).toEqual({ ...part, method: null });
});

it.each([
  ['orders', madeKey('completed')],
  ['purchases', boughtKey('first')],
  ['churn', CHURN_KEY],
  ['another kind with as many words', ['made', 'monthly', 'Monthly', 'bkash', 'BDT']],
  ['money without a plan', ['paid', null, 'Monthly', 'bkash', 'BDT']],
  ['money without a name of the plan', ['paid', 'monthly', null, 'bkash', 'BDT']],
  ['money without a currency', ['paid', 'monthly', 'Monthly', 'bkash']],
] as const)('a key of %s is no money key', (_what, key) => expect(paidPartOf(key)).toBeNull());

it('a purchase counts once on its day, by its kind', () => {
  const at = new Date('2031-03-10T06:00:00.000Z');
  expect(countedPurchase('renewal', at)).toEqual({
    ...{ key: ['bought', 'renewal'], at },
    ...{ count: 1, amount: 0 },
  });
});
