import { DAY_MS } from '../time/units';
import { needsPayer } from './needs-payer';

const NOW = new Date('2031-03-08T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

const order = { expiresAt: ago(-60_000), isLate: false, receivedAt: null };

test.each([
  ['an order that can be paid', { ...order, status: 'pending' }, true],
  ['not an order at its end', { ...order, status: 'pending', expiresAt: NOW }, false],
  ['late money', { ...order, status: 'timed_out', isLate: true, receivedAt: ago(1) }, true],
  ['not late money that is decided', { ...order, status: 'timed_out', receivedAt: ago(1) }, false],
  ['not an order that timed out', { ...order, status: 'timed_out' }, false],
  [
    'money of another amount, for a week',
    { ...order, status: 'failed_amount_mismatch', receivedAt: ago(7 * DAY_MS) },
    true,
  ],
  [
    'not money of another amount after a week',
    { ...order, status: 'failed_amount_mismatch', receivedAt: ago(7 * DAY_MS + 1) },
    false,
  ],
  ['not another amount without money', { ...order, status: 'failed_amount_mismatch' }, false],
  ['not a completed order', { ...order, status: 'completed', receivedAt: ago(1) }, false],
] as const)('the payer needs: %s', (_name, given, expected) => {
  expect(needsPayer(given, NOW)).toBe(expected);
});
