import type { AuditView } from '@portal/contracts';
import { toBdt } from '@portal/rules';
import { userTarget } from '../../domain/audit/audit-entry';
import type { AuditRecord } from '../../domain/audit/audit.service';

/** An audit record for administrators, with the current names of users. */
export function presentAudit(
  record: AuditRecord,
  names: ReadonlyMap<number, string>,
): Required<AuditView> {
  const { userId = null, amount, days = null, reason = null, parent = null } = record;
  const known = [record.target, ...(userId === null ? [] : [userTarget(userId)])];
  return {
    _id: record._id.toString(),
    at: record.at.toISOString(),
    actor: record.actor,
    action: record.action,
    outcome: record.outcome ?? 'done',
    target: record.target,
    details: { ...record.details },
    address: record.address,
    requestId: record.requestId,
    userId,
    userName: userId === null ? '' : (names.get(userId) ?? ''),
    objects: (record.keys ?? []).filter((key) => !known.includes(key)),
    amount: amount === undefined ? null : toBdt(amount),
    ...{ days, reason, parent },
  };
}
