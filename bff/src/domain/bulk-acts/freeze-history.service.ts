import { Injectable } from '@nestjs/common';
import type { DocumentId } from '../../platform/mongo/document-id';
import { userTarget } from '../audit/audit-entry';
import { type AuditRecord, AuditService } from '../audit/audit.service';

/** Records of one question; who was acted on more often since is asked about again. */
const BATCH = 50;

/** Who froze or unfroze somebody last; the audit remembers it. */
@Injectable()
export class FreezeHistoryService {
  constructor(private readonly audit: AuditService) {}

  /** Whether the last act that froze or unfroze a user was this bulk action's. */
  async wasLastDoneBy(actId: DocumentId, userId: number): Promise<boolean> {
    for (let page = 1; ; page += 1) {
      const { records } = await this.audit.list({ target: userTarget(userId) }, page, BATCH);
      const last = records.find(isAboutFreezing);
      if (last) return last.details['bulkAct'] === String(actId);
      if (records.length < BATCH) return false;
    }
  }
}

function isAboutFreezing({ action, details }: AuditRecord): boolean {
  const isByHand = action === 'accounts/freeze' || action === 'accounts/unfreeze';
  // What takes back a bulk action says so only when it froze or unfroze.
  // Records from before there were values before and after call it by its bare name.
  const isFreezing = 'after:isFrozen' in details || 'isFrozen' in details;
  return isByHand || (action.startsWith('bulk-acts/') && isFreezing);
}
