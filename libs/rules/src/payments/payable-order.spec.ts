import { isPayable, type PayableFacts } from './payable-order';
import { SETTLING_MS } from './settle-order';

const end = new Date('2031-03-10T12:00:00.000Z');
const ORDER: PayableFacts = {
  status: 'pending',
  expiresAt: end,
  received_amount: null,
  late: null,
};

describe('an order can be paid', () => {
  it.each([
    [-1, true],
    [0, true],
    [SETTLING_MS - 1, true],
    [SETTLING_MS, false],
  ])('%i ms after its end: %p, whether it reads pending or timed out', (ms, payable) => {
    const now = new Date(end.getTime() + ms);
    expect(isPayable(ORDER, now)).toBe(payable);
    expect(isPayable({ ...ORDER, status: 'timed_out' }, now)).toBe(payable);
  });

  it.each<[string, Partial<PayableFacts>]>([
    ['completed', { status: 'completed', received_amount: 100 }],
    ['paid in another amount', { status: 'failed_amount_mismatch', received_amount: 1 }],
    ['completed without money', { status: 'completed' }],
    ['failed without money', { status: 'failed_amount_mismatch' }],
    ['with money', { status: 'timed_out', received_amount: 100 }],
    ['with late money alone', { late: 'open' }],
    ['with late money', { status: 'timed_out', received_amount: 100, late: 'open' }],
  ])('never when it is %s', (_name, facts) => {
    expect(isPayable({ ...ORDER, ...facts }, end)).toBe(false);
  });
});
