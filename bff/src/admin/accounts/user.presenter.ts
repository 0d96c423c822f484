import type { AdminUserView } from '@portal/contracts';
import type { Account } from '../../domain/accounts/account';
import { presentUser } from '../../presenters/user.presenter';

/** A user as administrators see one: as screens do, with their tags. */
export function presentAdminUser(account: Account, now: Date): AdminUserView {
  return { ...presentUser(account, now), tags: [...(account.tags ?? [])] };
}
