import type { AdminUserView } from '@portal/contracts';
import type { Account } from '../../domain/accounts/account';
import { presentUser } from '../../presenters/user.presenter';

/** A user for administrators: the view of the screens, with the tags. */
export function presentAdminUser(account: Account, now: Date): AdminUserView {
  return { ...presentUser(account, now), tags: [...(account.tags ?? [])] };
}
