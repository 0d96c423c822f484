import type { BulkActionKind } from '@portal/contracts';
import { type AdminPermission, roleMay } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import type { Principal } from '../../platform/security/caller';

/** What doing an action to one user needs; doing it to many needs `bulk` besides. */
const NEEDED: Readonly<Record<BulkActionKind, AdminPermission>> = {
  add: 'plans',
  cut: 'plans',
  set: 'plans',
  freeze: 'accounts',
  unfreeze: 'accounts',
  offer: 'money',
};

/** @throws DomainError sessions/role-forbidden when the caller may not do this to one user either. */
export function demandPermission(caller: Principal, kind: BulkActionKind): void {
  const may = caller.kind === 'admin' && roleMay(caller.role, NEEDED[kind]);
  if (!may) throw new DomainError('sessions/role-forbidden', { needs: NEEDED[kind] });
}
