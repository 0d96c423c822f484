import { DAY_MS, HOUR_MS } from '@portal/rules';
import { createHash } from 'node:crypto';
import { DEVICES } from './activity';
import { userIdOf } from './people';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The living session of the nth user who is signed in. */
export function sessionOf(number: number, now: Date) {
  const lastSeenAt = new Date(now.getTime() - ((number * 7_919) % 160) * HOUR_MS);
  return {
    _id: digestOf(`large session ${number}`),
    ...{ audience: 'subscriber', userId: userIdOf(number), actor: null, secretMark: null },
    ...{ method: 'password', userAgent: DEVICES[number % DEVICES.length] ?? null, address: null },
    ...{ device: null, createdAt: lastSeenAt, provenAt: null, lastSeenAt },
    // Longer than a session of the service: a seed is measured also a week later.
    expiresAt: new Date(now.getTime() + 30 * DAY_MS),
  };
}

/** The nth open offer: every second one is a discount. */
export function offerOf(number: number, now: Date) {
  const isDiscount = number % 2 === 0;
  const special = {
    ...{ code: digestOf(`large offer ${number}`).slice(0, 16).toUpperCase(), planId: 'combo_7d' },
    ...{ discount: { type: 'percentage', value: 10 }, usedAt: null },
  };
  return {
    ...{ userId: userIdOf(number * 3), isDiscount, message: `Offer ${number}`, expiresAt: null },
    createdAt: new Date(now.getTime() - ((number * 7_919) % 300) * HOUR_MS),
    special: isDiscount ? special : null,
  };
}

/** The nth report of money without an order. */
export function unmatchedReceiptOf(number: number, now: Date) {
  const paidAt = new Date(now.getTime() - ((number * 7_919) % 90) * HOUR_MS);
  return {
    ...{ method: number % 2 ? 'bkash' : 'nagad', trxId: `LU${1_000_000 + number}`, amount: 59_900 },
    ...{ currency: 'BDT', reference: null, sender: `017${11_000_000 + number}`, receiver: null },
    ...{ paidAt, source: 'report', reportedBy: 'bot:seed', createdAt: paidAt, orderRef: null },
    ...{ state: 'unmatched', reason: 'no_reference', outcome: 'unmatched', tries: 8, dueAt: null },
    ...{ decidedBy: null, decidedAt: null, remark: null },
  };
}
