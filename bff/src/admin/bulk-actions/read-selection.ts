import type { UserFilter, UserStatus } from '@portal/contracts';
import { planEndsOf } from '@portal/rules';
import { allEnds } from '../../domain/accounts/account-list';
import type { NewBulkAction } from '../../domain/bulk-actions/bulk-planner.service';
import { DomainError } from '../../platform/errors/domain-error';
import { endsOfFilter, endsOfStatus } from '../accounts/list-query';
import type { BulkSelectionFields } from './plan-bulk-action.body';

/** The selected users, as a query and as text. A list selects the same users as on the screen. */
export function readSelection(
  { userIds, list, filter, status, search }: BulkSelectionFields,
  now: Date,
): Pick<NewBulkAction, 'selection' | 'words'> {
  if ((userIds === undefined) === (list === undefined)) {
    throw new DomainError('request/invalid', { reason: 'either userIds or a list' });
  }
  if (userIds !== undefined) {
    const count = new Set(userIds).size;
    const words = `${count} selected ${count === 1 ? 'user' : 'users'}`;
    return { selection: { userIds }, words };
  }
  const matching = search === '' ? '' : ` matching "${search}"`;
  if (list === 'expired-real') {
    const ends = planEndsOf('Expired', now);
    return { selection: { ends, search }, words: `Real expired users${matching}` };
  }
  const ends = allEnds(
    filter ? endsOfFilter(filter, now) : null,
    status ? endsOfStatus(status, now) : null,
  );
  return { selection: { ends, search }, words: nameOf(filter, status) + matching };
}

const STATUS_WORDS: Readonly<Record<UserStatus, string>> = {
  active: 'Active users',
  expiring: 'Users expiring soon',
  expired: 'Expired users',
};

function nameOf(filter: UserFilter | undefined, status: UserStatus | undefined): string {
  if (status) return STATUS_WORDS[status];
  if (filter === 'active') return 'Premium users';
  return filter === 'expiring' ? STATUS_WORDS.expiring : 'All users';
}
