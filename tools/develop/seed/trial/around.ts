import { DAY_MS, MINUTE_MS, ORDER_LIFETIME_MS } from '@portal/rules';
import type { Random } from '../../demo-bot/random';
import { DAYS_FROZEN } from './downloads';
import { drawId, drawSender, drawTrxId } from './draws';
import { ADMIN, addAudit, addSpecialOffer, codeOf } from './grants';
import type { Member } from './members';
import { addOrder } from './orders';
import type { Records } from './records';

const BROADCASTS = [
  'Downloads were slow last night. This is repaired; thank you for your patience.',
  'New: Multi Download. Send several links at once, the bot works through them.',
  'Eid Mubarak! Every plan bought this week has videos on top.',
  'Tonight from 3 to 4 AM the bot rests for maintenance.',
  'New: zee5 and SonyLIV in 1080p.',
  'You can now choose MKV in your settings, with all sound tracks.',
] as const;
const NOTES = [
  'Paid twice by mistake, the second payment was returned.',
  'Sells to friends; asks for ten codes each month.',
  'Called about a wrong amount. Explained, all is well.',
  'Prefers Bangla.',
  'Tests new features for us.',
] as const;
const MESSAGES = [
  'Your plan ended. Come back this week and get 20 videos on top.',
  'Thank you for a year with us. Ask our support for your gift.',
] as const;
const STRAY = ['no_reference', 'no_reference', 'unknown_reference', 'unknown_reference'] as const;

/** Adds what administrators did and what waits for them. */
export function addAround(
  records: Records,
  random: Random,
  members: readonly Member[],
  now: Date,
): void {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  BROADCASTS.forEach((text, place) => {
    addBroadcast(records, random, members, { text, at: ago(12 + place * 13 + random.next()) });
  });
  for (let number = 0; number < 36; number += 1) {
    const gift = random.pick([
      { days: 30, videos: 100 },
      { days: 7, videos: 25 },
    ]);
    records.add('redeem_codes', codeOf(random, gift, ago(1 + number * 2)));
  }
  for (const [place, text] of NOTES.entries()) {
    const { userId } = random.pick(members);
    records.add('account_notes', { userId, text, actor: ADMIN, createdAt: ago(2 + place * 9) });
  }
  for (let number = 0; number < 20; number += 1) {
    const member = random.pick(members);
    const sentAt = new Date(Math.max(ago(number * 3 + 0.4).getTime(), member.joinedAt.getTime()));
    addSpecialOffer(records, random, member, { sentAt, usedAt: null, days: 4 });
    if (number % 3 === 0) {
      const sent = { userId: member.userId, isDiscount: false, message: random.pick(MESSAGES) };
      records.add('offers', { ...sent, expiresAt: null, createdAt: sentAt, special: null });
    }
  }
  for (const member of members.filter(({ isFrozen }) => isFrozen)) {
    addAudit(records, random, ago(DAYS_FROZEN), {
      ...{ action: 'accounts/freeze', target: `user:${member.userId}` },
      details: { 'before:isFrozen': false, 'after:isFrozen': true },
      userId: member.userId,
    });
  }
  for (let days = 0.3; days < 90; days += 1 + random.next() * 2) {
    addAudit(records, random, ago(days), {
      ...{ action: 'admins/sign-in', target: `admin:${ADMIN}`, details: {} },
    });
  }
  for (const [place, outcome] of (['late', 'mismatch', 'late'] as const).entries()) {
    const at = ago(0.4 + place);
    const payers = members.filter(({ joinedAt }) => joinedAt < at);
    addOrder(records, random, random.pick(payers), { planId: 'combo_7d', outcome, at, now });
  }
  STRAY.forEach((reason, place) => {
    const at = new Date(now.getTime() - (3 + place * 7) * 60 * MINUTE_MS);
    addStrayMoney(records, random, { reason, at, isDismissed: place === STRAY.length - 1 });
  });
}

function addBroadcast(
  records: Records,
  random: Random,
  members: readonly Member[],
  { text, at }: { text: string; at: Date },
): void {
  const _id = drawId(random, at);
  const readers = members.filter(({ joinedAt }) => joinedAt < at && random.happens(0.6));
  records.add('broadcasts', {
    ...{ _id, text, status: 'expired', scheduledAt: null, createdAt: at, dueAt: at },
    ...{ segment: 'all', seen: readers.length },
  });
  records.add('broadcast_views', ...readers.map(({ userId }) => ({ broadcastId: _id, userId })));
  addAudit(records, random, at, {
    ...{ action: 'broadcasts/create', target: `broadcast:${_id.toString()}` },
    details: { id: _id.toString(), text },
  });
}

/** Money without an order: in the administrators' inbox, or dismissed. */
function addStrayMoney(
  records: Records,
  random: Random,
  { reason, at, isDismissed }: { reason: string; at: Date; isDismissed: boolean },
): void {
  const decided = isDismissed
    ? {
        decidedBy: ADMIN,
        decidedAt: new Date(at.getTime() + ORDER_LIFETIME_MS),
        remark: 'Returned.',
      }
    : { decidedBy: null, decidedAt: null, remark: null };
  records.add('payment_receipts', {
    ...{
      method: 'bkash',
      trxId: drawTrxId(random),
      amount: random.pick([150_000, 79_900, 220_000]),
    },
    ...{ currency: 'BDT', reference: reason === 'no_reference' ? null : 'NUSRAT22' },
    ...{ sender: drawSender(random), receiver: null, paidAt: at, source: 'report' },
    ...{ reportedBy: 'bot:trial-relay', createdAt: at, orderRef: null, tries: 6, dueAt: null },
    ...{ state: isDismissed ? 'dismissed' : 'unmatched', reason, outcome: 'unmatched', ...decided },
  });
}
