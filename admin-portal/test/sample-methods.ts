import {
  getPaymentMethods,
  type MethodHealthView,
  type MethodListView,
  type MethodSettingsView,
  publishPaymentMethods,
} from '@portal/contracts';
import { firstMethods, type PaymentMethod } from '@portal/rules';
import { answer, type Answer } from '@portal/screen-testing';

/** The methods of a service with a number for bKash and for Nagad, with changes by id. */
export const methodsWith = (
  changes: Partial<Record<PaymentMethod, Partial<MethodSettingsView>>> = {},
): MethodSettingsView[] =>
  firstMethods([
    { method: 'bkash', number: '01712345678', kind: 'personal' },
    { method: 'nagad', number: '01812345678', kind: 'merchant' },
  ]).map((one) => ({
    ...one,
    numbers: [...one.numbers],
    senders: [...one.senders],
    ...changes[one.method],
  }));

/** The list that the service starts with. */
export const firstList = (): MethodListView => ({
  ...{ number: 1, methods: methodsWith(), publisher: null, publishedAt: null, reason: null },
});

/** A list that Rafi published on Jan 5, 2031 at 4 PM in Dhaka. */
export const sampleList = (number: number, methods: MethodSettingsView[]): MethodListView => ({
  ...{ number, methods, publisher: 'Rafi', reason: 'The SIM card is lost.' },
  publishedAt: '2031-01-05T10:00:00.000Z',
});

/** A method with the given orders in the last hour, and 20 orders in the one before it, of which 18 were paid. */
export const sampleHealth = (
  method: PaymentMethod,
  [paidSoon, orders]: readonly [number, number],
): MethodHealthView => ({
  method,
  hours: [
    ...Array.from({ length: 23 }, () => ({ orders: 0, paidSoon: 0 })),
    { orders: 20, paidSoon: 18 },
    { orders, paidSoon },
  ],
  isSlow: paidSoon === 0,
});

/** A service that publishes what it gets. It checks nothing. */
export function methodService(
  start: readonly MethodListView[] = [firstList()],
  health: MethodHealthView[] = [],
): Answer[] {
  let lists = [...start];
  return [
    answer(getPaymentMethods, () => ({ lists, health })),
    answer(publishPaymentMethods, ({ body: { after, methods, reason } }) => {
      const about = { publisher: 'Nadia', reason: reason ?? null };
      lists = [{ ...sampleList(after + 1, methods), ...about }, ...lists];
      return { lists, health, message: 'The payment methods are in effect.' };
    }),
  ];
}
