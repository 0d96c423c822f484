import { Injectable } from '@nestjs/common';
import type { DocumentId } from '../../platform/mongo/document-id';
import { type AuditDetails, userTarget } from '../audit/audit-entry';
import { type AuditRecord, AuditService } from '../audit/audit.service';

/** Records of one query; who was changed more often since is asked about again. */
const BATCH = 50;

/** Who froze or unfroze somebody last; the audit remembers it. */
@Injectable()
export class FreezeHistoryService {
  constructor(private readonly audit: AuditService) {}

  /** Whether the last action that froze or unfroze a user was this bulk action's. */
  async wasLastDoneBy(actionId: DocumentId, userId: number): Promise<boolean> {
    for (let page = 1; ; page += 1) {
      const { records } = await this.audit.list({ target: userTarget(userId) }, page, BATCH);
      const last = records.find(isAboutFreezing);
      if (last) return bulkActionOf(last.details) === String(actionId);
      if (records.length < BATCH) return false;
    }
  }
}

/** The bulk action that a record names; records from before version 2 call it by its old name. */
const bulkActionOf = (details: AuditDetails): unknown =>
  details['bulkAction'] ?? details['bulkAct'];

function isAboutFreezing({ action, details }: AuditRecord): boolean {
  const isManual = action === 'accounts/freeze' || action === 'accounts/unfreeze';
  // What takes back a bulk action says so only when it froze or unfroze.
  // Records from before there were values before and after call it by its bare name.
  const isFreezing = 'after:isFrozen' in details || 'isFrozen' in details;
  return isManual || (action.startsWith('bulk-actions/') && isFreezing);
}
