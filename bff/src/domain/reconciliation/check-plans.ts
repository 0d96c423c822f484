import { planExpiresAt, replayPlan } from '@portal/rules';
import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../accounts/account';
import type { LedgerEntry } from '../plans/ledger-entry';
import type { MoneyViolation } from './money-violation';

/** The fields of a user that reconciliation needs. */
export type ReconciledUser = Pick<Account, 'userId' | 'plan' | 'expiresAt'>;

/** Checks a plan against its ledger, in order, and the videos taken by downloads (PAY-34). */
export function checkPlan(
  { userId, plan, expiresAt }: ReconciledUser,
  entries: readonly LedgerEntry[],
  taken: number,
): MoneyViolation[] {
  const replayed = replayPlan(entries);
  const should = { ...replayed, balance: replayed.balance - taken };
  const facts: [string, unknown, unknown][] = [
    ['start', plan.start, should.start],
    ['days', plan.days, should.days],
    ['balance', plan.balance, should.balance],
    ['price', plan.price, should.price],
    ['currency', plan.currency, should.currency],
    ['bots', [...plan.activates], should.activates],
    ['end', expiresAt, planExpiresAt(plan)],
  ];
  return facts
    .filter(([, is, ought]) => !isDeepStrictEqual(is, ought))
    .map(([name, is, ought]) => ({
      kind: 'plan_differs',
      subject: `user ${userId}`,
      detail: `${name}: ${JSON.stringify(is)}, the ledger says ${JSON.stringify(ought)}`,
    }));
}
