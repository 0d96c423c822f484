import type { BulkAct } from '@portal/contracts';
import { ERROR_CATALOGUE } from '@portal/contracts';
import { placeholderName } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import type { Account } from '../accounts/account';
import type { BulkRow } from './bulk-act';
import { effectOn, isPlanAct, stateOf } from './bulk-effect';

/** What a user's row says before anything is done. */
export type ForeseenRow = Pick<
  BulkRow,
  'userId' | 'name' | 'outcome' | 'before' | 'after' | 'shift' | 'message'
>;

/** A user as far as a dry run looks. */
export type Candidate = Pick<Account, 'userId' | 'name' | 'plan' | 'isFrozen'>;

const NOTHING = { days: 0, videos: 0 };

/**
 * What an act would do to a user: `pending` when it would change something. What it foresees as
 * unchanged or failed stays so when the act is started: it does what was shown and no more.
 */
export function foresee(act: BulkAct, user: Candidate, now: Date): ForeseenRow {
  const { userId, name } = user;
  const before = stateOf(user, now);
  const row = { userId, name, before, after: before, shift: NOTHING, message: null };
  if (act.kind === 'offer') return { ...row, outcome: 'pending' };
  if (!isPlanAct(act)) {
    const isFrozen = act.kind === 'freeze';
    const outcome = user.isFrozen === isFrozen ? 'unchanged' : 'pending';
    return { ...row, outcome, after: { ...before, isFrozen } };
  }
  try {
    const { plan, shift } = effectOn(user.plan, act, now);
    const outcome = shift.days === 0 && shift.videos === 0 ? 'unchanged' : 'pending';
    return { ...row, outcome, shift, after: stateOf({ plan, isFrozen: user.isFrozen }, now) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...row, outcome: 'failed', message: ERROR_CATALOGUE[error.code].text };
  }
}

/** The row of somebody who was selected and is not there. */
export function foreseeNobody(userId: number): ForeseenRow {
  const state = { days: 0, videos: 0, isFrozen: false };
  const message = ERROR_CATALOGUE['accounts/not-found'].text;
  return {
    ...{ userId, name: placeholderName(userId), outcome: 'failed' },
    ...{ before: state, after: state, shift: NOTHING, message },
  };
}
