import {
  codeSearchKeys,
  DAY_MS,
  drawOfferCode,
  drawRedeemCode,
  findFirstPlan,
  MINUTE_MS,
  OFFER_CODE_LENGTH,
  REDEEM_CODE_LENGTH,
  specialOfferMessage,
} from '@portal/rules';
import type { Random } from '../../demo-bot/random';
import { drawBytes, drawId } from './draws';
import type { LedgerRow, Member } from './members';
import { addOrder, type Purchase } from './orders';
import type { Records } from './records';

/** Name of the administrator of a trial. */
export const ADMIN = 'trial-admin';
const OFFERED_PLAN = 'plan_standard_bdt_30d';
const BATCHES = ['Eid 2026', 'Resellers', 'Facebook'] as const;

/** When a member's plan changed last, epoch ms; 0: never. */
export const lastChange = ({ ledger }: Member): number => ledger.at(-1)?.at.getTime() ?? 0;

/** Adds a code that a member redeems. @returns about when the member needs a plan, epoch ms. */
export function addCode(records: Records, random: Random, member: Member, at: Date): number {
  const gift = { days: 3, videos: 25 };
  const created = new Date(at.getTime() - random.between(1, 9) * DAY_MS);
  const _id = drawId(random, created);
  records.add('redeem_codes', {
    ...codeOf(random, gift, created),
    ...{ _id, is_used: true, used_at: at, used_by_users: [member.userId] },
  });
  grant(member, gift, at, {
    ...{ reason: 'redeem_code', actor: `user:${member.userId}`, sourceId: _id.toString() },
  });
  return at.getTime() + random.between(2, 6) * DAY_MS;
}

/** The document of an unused code. */
export function codeOf(random: Random, gift: { days: number; videos: number }, created: Date) {
  const code = drawRedeemCode(drawBytes(random, REDEEM_CODE_LENGTH));
  const batch = random.pick(BATCHES);
  return {
    ...{ redeem_code: code, is_used: false, ...gift, used_by_users: [] as number[], batch },
    ...{ validUntil: null, searchKeys: codeSearchKeys(code, batch), created_at: created },
  };
}

/** Adds a gift of an administrator some hours after the last change, with its record in the audit. */
export function addGift(records: Records, random: Random, member: Member, now: Date): void {
  const at = new Date(lastChange(member) + random.between(20, 300) * MINUTE_MS);
  if (at >= now) return;
  const gift = { days: random.pick([1, 3, 5]), videos: random.pick([10, 25, 50]) };
  grant(member, gift, at, { reason: 'admin', actor: `admin:${ADMIN}`, sourceId: null });
  addAudit(records, random, at, {
    ...{ action: 'plans/add', target: `user:${member.userId}`, details: gift },
    ...{ userId: member.userId, days: gift.days, isToldElsewhere: true },
  });
}

/** Adds a discount for a member, and the order that uses it. */
export function addOfferOrder(
  records: Records,
  random: Random,
  member: Member,
  purchase: Omit<Purchase, 'planId'>,
): boolean {
  const sentAt = new Date(purchase.at.getTime() - random.between(2, 40) * 60 * MINUTE_MS);
  const { code, discount } = addSpecialOffer(records, random, member, {
    ...{ sentAt, usedAt: purchase.at, days: 3 },
  });
  const offer = { code, discount };
  return addOrder(records, random, member, { ...purchase, planId: OFFERED_PLAN, offer });
}

/** Adds a discounted plan for a member. */
export function addSpecialOffer(
  records: Records,
  random: Random,
  { userId }: Member,
  { sentAt, usedAt, days }: { sentAt: Date; usedAt: Date | null; days: number },
) {
  const plan = findFirstPlan(OFFERED_PLAN);
  if (!plan) throw new Error(`No offers for ${OFFERED_PLAN}.`);
  const discount = { type: 'percentage', value: random.pick([10, 15, 20, 25]) } as const;
  const code = drawOfferCode(drawBytes(random, OFFER_CODE_LENGTH));
  records.add('offers', {
    ...{ userId, isDiscount: true, message: specialOfferMessage(plan, discount, code) },
    ...{ expiresAt: new Date(sentAt.getTime() + days * DAY_MS), createdAt: sentAt },
    special: { code, planId: plan.id, discount, usedAt },
  });
  return { code, discount };
}

interface AuditRecord {
  readonly action: string;
  readonly target: string;
  readonly details: object;
  /** The user whom it is about. */
  readonly userId?: number;
  /** Days that the user's plan was changed by. */
  readonly days?: number;
  readonly isToldElsewhere?: true;
}

/** Adds an action of the administrator to the audit. */
export function addAudit(records: Records, random: Random, at: Date, entry: AuditRecord): void {
  records.add('audit', {
    ...{ at, actor: ADMIN, outcome: 'done', ...entry, keys: [entry.target], address: '127.0.0.1' },
    requestId: `trial-${drawId(random, at).toString()}`,
  });
}

function grant(
  member: Member,
  gift: { days: number; videos: number },
  at: Date,
  cause: Pick<LedgerRow, 'reason' | 'actor' | 'sourceId'>,
): void {
  member.ledger.push({
    ...{ userId: member.userId, number: member.ledger.length + 1, ...gift },
    ...{ price: null, currency: null, activates: null, ...cause, balanceAfter: 0, at },
  });
}
