import type { AuditView } from '@portal/contracts';
import type { AuditRecord } from '../../domain/audit/audit.service';

/** An audit record for administrators. */
export function presentAudit(record: AuditRecord): AuditView {
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
  };
}
