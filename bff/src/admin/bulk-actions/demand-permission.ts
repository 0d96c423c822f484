import type { BulkActionKind } from '@portal/contracts';
import { type AdminPermission, roleMay } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import type { Principal } from '../../platform/security/caller';

/** Permission that an action on one user needs. An action on many users also needs `bulk`. */
const NEEDED: Readonly<Record<BulkActionKind, AdminPermission>> = {
  add: 'plans',
  cut: 'plans',
  set: 'plans',
  freeze: 'accounts',
  unfreeze: 'accounts',
  offer: 'money',
};

/** @throws DomainError sessions/role-forbidden when the caller may not do this action on one user. */
export function demandPermission(caller: Principal, kind: BulkActionKind): void {
  const may = caller.kind === 'admin' && roleMay(caller.role, NEEDED[kind]);
  if (!may) throw new DomainError('sessions/role-forbidden', { needs: NEEDED[kind] });
}
