import type { AuditAction } from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import type { MadePayments } from './payments';
import { userIdOf } from './people';

/** Administrators of the generated audit. */
export const ACTORS = ['amina', 'babul', 'chitra', 'dilip', 'esha', 'farid', 'gouri', 'habib'];
/** Fewer users than this share one bulk action. */
const USERS_OF_A_BULK_ACTION = 500;

const DAYS_OF_AUDIT = 360;

interface Kind {
  readonly action: AuditAction;
  readonly days?: number;
  readonly reason?: string;
  /** Also in the ledger or in a note. */
  readonly isToldElsewhere?: true;
  readonly isBulk?: true;
}

/** What administrators do to a user, by turns. */
const KINDS: readonly Kind[] = [
  { action: 'plans/add', days: 7, reason: 'Paid by hand', isToldElsewhere: true },
  { action: 'accounts/tags' },
  { action: 'bulk-actions/add', days: 2, isToldElsewhere: true, isBulk: true },
  { action: 'notes/add', isToldElsewhere: true },
  { action: 'offers/send' },
  { action: 'plans/cut', days: -3, reason: 'Refunded', isToldElsewhere: true },
  { action: 'accounts/freeze' },
  { action: 'accounts/unfreeze' },
  { action: 'settings/update' },
];

/** Every tenth record is a sign-in of an administrator, which concerns no user. */
const SIGN_IN_EVERY = 10;

/**
 * `count` audit records of the nth user, newest first, with the fields that the service stores: one for each
 * completed payment, the others by turns.
 */
export function* auditOf(number: number, count: number, now: Date, { orders }: MadePayments) {
  const paid = orders.filter(({ status }) => status === 'completed').slice(-count);
  for (const order of paid.toReversed()) yield paymentRecord(order);
  for (let nth = 0; nth < count - paid.length; nth += 1) {
    const share = (nth + ((number * 7_919) % 1_000) / 1_000) / (count - paid.length);
    const at = new Date(now.getTime() - share * DAYS_OF_AUDIT * DAY_MS);
    const actor = ACTORS[(number + nth) % ACTORS.length] ?? '';
    yield (number + nth) % SIGN_IN_EVERY === 0
      ? signInRecord(actor, at)
      : actionRecord(number, nth, { actor, at });
  }
}

const requestOf = (actor: string) => ({ address: `10.9.8.${actor.length}`, requestId: 'seed' });

function paymentRecord(order: MadePayments['orders'][number]) {
  const { ref_code, userId, trx_id, received_amount: amount, plan, receivedAt } = order;
  const target = `order:${ref_code}`;
  return {
    ...{ at: receivedAt ?? order.createdAt, actor: null, action: 'payments/complete', target },
    ...{ outcome: 'done', details: { plan: plan.name }, address: '', requestId: '' },
    ...{ userId, keys: [target, `user:${userId}`, `trx:${trx_id}`], amount, days: plan.days },
  };
}

function signInRecord(actor: string, at: Date) {
  const target = `admin:${actor}`;
  const what = { action: 'admins/sign-in', outcome: 'done', target, details: {} };
  return { at, actor, ...what, ...requestOf(actor), keys: [target] };
}

function actionRecord(
  number: number,
  nth: number,
  { actor, at }: { readonly actor: string; readonly at: Date },
) {
  const { isBulk, ...kind } = KINDS[(number + nth) % KINDS.length] ?? { action: 'notes/add' };
  const target = `user:${userIdOf(number)}`;
  const bulk = Math.floor(number / USERS_OF_A_BULK_ACTION).toString(16);
  const parent = isBulk ? `bulk-act:${bulk.padStart(24, '0')}` : null;
  return {
    ...{ at, actor, outcome: 'done', target, details: { note: 'seed' }, ...requestOf(actor) },
    ...{ ...kind, userId: userIdOf(number), keys: parent ? [target, parent] : [target] },
    ...(parent && { parent }),
  };
}
