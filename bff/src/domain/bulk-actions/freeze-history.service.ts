import { Injectable } from '@nestjs/common';
import type { DocumentId } from '../../platform/mongo/document-id';
import { type AuditDetails, userTarget } from '../audit/audit-entry';
import { type AuditRecord, AuditService } from '../audit/audit.service';

/** Records of one query; more are read when needed. */
const BATCH = 50;

/** Finds out from the audit which action froze or unfroze a user last. */
@Injectable()
export class FreezeHistoryService {
  constructor(private readonly audit: AuditService) {}

  /** Whether this bulk action was the last one that froze or unfroze a user. */
  async wasLastDoneBy(actionId: DocumentId, userId: number): Promise<boolean> {
    for (let page = 1; ; page += 1) {
      const filter = { target: userTarget(userId) };
      const records = await this.audit.listRecords(filter, page, BATCH);
      const last = records.find(isAboutFreezing);
      if (last) return bulkActionOf(last.details) === String(actionId);
      if (records.length < BATCH) return false;
    }
  }
}

/** The bulk action in a record; records from before version 2 use the old name of the field. */
const bulkActionOf = (details: AuditDetails): unknown =>
  details['bulkAction'] ?? details['bulkAct'];

function isAboutFreezing({ action, details }: AuditRecord): boolean {
  const isManual = action === 'accounts/freeze' || action === 'accounts/unfreeze';
  // The record of an undo has this detail only when it froze or unfroze. Records from before there were
  // `before:` and `after:` values use the bare name.
  const isFreezing = 'after:isFrozen' in details || 'isFrozen' in details;
  return isManual || (action.startsWith('bulk-actions/') && isFreezing);
}
