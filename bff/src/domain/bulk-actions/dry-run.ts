import type { BulkAction } from '@portal/contracts';
import { ERROR_CATALOGUE } from '@portal/contracts';
import { placeholderName } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import type { Account } from '../accounts/account';
import type { BulkRow } from './bulk-action';
import { effectOn, isPlanAction, stateOf } from './bulk-effect';

/** A row before the action runs. */
export type RowPreview = Pick<
  BulkRow,
  'userId' | 'name' | 'outcome' | 'before' | 'after' | 'shift' | 'message'
>;

/** The fields of a user that a dry run needs. */
export type Candidate = Pick<Account, 'userId' | 'name' | 'plan' | 'isFrozen'>;

const NOTHING = { days: 0, videos: 0 };

/**
 * Expected effect of an action on a user: `pending` when it would change something. A row previewed as
 * unchanged or failed keeps that outcome when the action is started, so that it does only what was shown.
 */
export function preview(action: BulkAction, user: Candidate, now: Date): RowPreview {
  const { userId, name } = user;
  const before = stateOf(user, now);
  const row = { userId, name, before, after: before, shift: NOTHING, message: null };
  if (action.kind === 'offer') return { ...row, outcome: 'pending' };
  if (!isPlanAction(action)) {
    const isFrozen = action.kind === 'freeze';
    const outcome = user.isFrozen === isFrozen ? 'unchanged' : 'pending';
    return { ...row, outcome, after: { ...before, isFrozen } };
  }
  try {
    const { plan, shift } = effectOn(user.plan, action, now);
    const outcome = shift.days === 0 && shift.videos === 0 ? 'unchanged' : 'pending';
    return { ...row, outcome, shift, after: stateOf({ plan, isFrozen: user.isFrozen }, now) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...row, outcome: 'failed', message: ERROR_CATALOGUE[error.code].text };
  }
}

/** The row of a selected user who does not exist. */
export function previewNobody(userId: number): RowPreview {
  const state = { days: 0, videos: 0, isFrozen: false };
  const message = ERROR_CATALOGUE['accounts/not-found'].text;
  return {
    ...{ userId, name: placeholderName(userId), outcome: 'failed' },
    ...{ before: state, after: state, shift: NOTHING, message },
  };
}
