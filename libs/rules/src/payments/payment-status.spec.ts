import { PAYMENT_STATUSES, paymentStatusAt } from './payment-status';

const expiresAt = new Date('2031-03-10T06:30:00.000Z');
const at = (ms: number) => new Date(expiresAt.getTime() + ms);

describe('a pending order', () => {
  it.each([
    [-1, 'pending'],
    [0, 'timed_out'],
    [1, 'timed_out'],
  ])('%i ms from its end is %s', (ms, status) => {
    expect(paymentStatusAt({ status: 'pending', expiresAt }, at(ms))).toBe(status);
  });
});

it.each(PAYMENT_STATUSES.filter((status) => status !== 'pending'))(
  'an order that is %s stays so whatever time it is',
  (status) => {
    for (const ms of [-1, 0, 1]) {
      expect(paymentStatusAt({ status, expiresAt }, at(ms))).toBe(status);
    }
  },
);
