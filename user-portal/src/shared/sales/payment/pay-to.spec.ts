import type { PaymentMethodView } from '@portal/contracts';
import { payToOf } from './pay-to';

const methodOf = (method: PaymentMethodView['method'], ...numbers: readonly string[]) => ({
  ...{ method, minBdt: null, maxBdt: null, notice: '', noticeBn: '', isSlow: false },
  numbers: numbers.map((number) => ({ number, kind: 'merchant' as const })),
});
const numberOf = (method: PaymentMethodView['method'], number: string) => ({
  ...{ method, number, kind: 'merchant' as const },
});

const BKASH = '01700000001';
const NAGAD = '01800000001';
const OLD = '01900000001';
const METHODS = [methodOf('bkash', BKASH), methodOf('nagad', NAGAD)];
const bkash = numberOf('bkash', BKASH);
const nagad = numberOf('nagad', NAGAD);

it('an order of a method is paid to the numbers of that method now', () => {
  expect(payToOf('bkash', METHODS, [bkash])).toEqual({
    ...{ numbers: [bkash], replaced: [], isClosing: false },
  });
});

it('an order without a method is paid to the numbers of all methods', () => {
  expect(payToOf(null, METHODS, [])).toEqual({
    ...{ numbers: [bkash, nagad], replaced: [], isClosing: false },
  });
});

it('a number that was shown and is not in effect any more is named as replaced', () => {
  const shown = [numberOf('bkash', OLD), bkash];
  expect(payToOf('bkash', METHODS, shown).replaced).toEqual([numberOf('bkash', OLD)]);
  // The same number of another operator is another number.
  const moved = numberOf('nagad', BKASH);
  expect(payToOf(null, METHODS, [moved]).replaced).toEqual([moved]);
});

it('an order whose method is off keeps its own numbers, and its method is closing', () => {
  expect(payToOf('bkash', [methodOf('bkash'), methodOf('nagad', NAGAD)], [bkash])).toEqual({
    ...{ numbers: [bkash], replaced: [], isClosing: true },
  });
});

it('an order whose numbers nobody says has none, and nothing is closing', () => {
  expect(payToOf('bkash', [])).toEqual({ numbers: [], replaced: [], isClosing: false });
});
