import { presentMethods } from '@portal/contracts';
import { firstMethods, type PaymentMethod } from '@portal/rules';
import { payToOf } from './pay-to';

const numberOf = (method: PaymentMethod, number: string) => ({
  ...{ method, number, kind: 'merchant' as const },
});
const methodsWith = (...numbers: readonly ReturnType<typeof numberOf>[]) =>
  presentMethods(firstMethods(numbers)).paymentMethods;

const bkash = numberOf('bkash', '01700000001');
const nagad = numberOf('nagad', '01800000001');
const old = numberOf('bkash', '01900000001');
const METHODS = methodsWith(bkash, nagad);

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
  const shown = [old, bkash];
  expect(payToOf('bkash', METHODS, shown).replaced).toEqual([old]);
  // The same number of another operator is another number.
  const moved = numberOf('nagad', bkash.number);
  expect(payToOf(null, METHODS, [moved]).replaced).toEqual([moved]);
});

it('an order whose method is off keeps its own numbers, and its method is closing', () => {
  expect(payToOf('bkash', methodsWith(nagad), [bkash])).toEqual({
    ...{ numbers: [bkash], replaced: [], isClosing: true },
  });
});

it('an order whose numbers nobody says has none, and nothing is closing', () => {
  expect(payToOf('bkash', [])).toEqual({ numbers: [], replaced: [], isClosing: false });
});
