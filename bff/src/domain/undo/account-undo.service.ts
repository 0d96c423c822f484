import { Injectable } from '@nestjs/common';
import { standingChanges } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import { AccountsService } from '../accounts/accounts.service';
import { changedDetails } from '../audit/audit-entry';
import { type AuditRecord, AuditService } from '../audit/audit.service';
import { NoticesService } from '../notices/notices.service';
import { tagsInWords, TagsService } from '../tags/tags.service';
import { type Undo, type Undone, UNDONE_ACTION } from './undo';

/** Records of one query; more are read when needed. */
const BATCH = 50;

/** Undoes freezes and changes of tags, inside the transaction of the undo. */
@Injectable()
export class AccountUndoService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly tags: TagsService,
    private readonly notices: NoticesService,
    private readonly audit: AuditService,
  ) {}

  /** @throws DomainError actions/freeze-changed, accounts/not-found. */
  async undoFreeze({ record, userId }: Undo): Promise<Undone> {
    const account = await this.accounts.get(userId);
    const { isFrozen } = account;
    const isLast = await this.isLast(record, 'isFrozen');
    if (!isLast || record.details['after:isFrozen'] !== isFrozen) {
      throw new DomainError('actions/freeze-changed', { userId });
    }
    await this.accounts.setFrozen(userId, !isFrozen);
    if (!isFrozen) await this.notices.tellFrozen(account);
    const details = changedDetails({ isFrozen }, { isFrozen: !isFrozen });
    return { action: 'accounts/undo', details };
  }

  /** @throws DomainError actions/tags-changed, accounts/not-found. */
  async undoTags({ record, userId }: Undo): Promise<Undone> {
    const account = await this.accounts.get(userId);
    const { tags = [] } = account;
    // Clocks of machines differ, so a later record may seem to be an earlier one; the tags themselves tell.
    const isSame = tags.join() === tagsInWords(record.details['after:tags']).join();
    if (!isSame || !(await this.isLast(record, 'tags'))) {
      throw new DomainError('actions/tags-changed', { userId });
    }
    const before = tagsInWords(record.details['before:tags']);
    return { action: 'accounts/undo', details: await this.tags.replaceTags(account, before) };
  }

  /**
   * Whether no change of a value is in force that came after this one. Changes that were undone do not count.
   */
  private async isLast(record: AuditRecord, field: 'isFrozen' | 'tags'): Promise<boolean> {
    const since = await this.recordsSince(record);
    const changes = since.filter(({ details }) => `after:${field}` in details);
    return standingChanges(changes.map(asChange)).length === 1;
  }

  /** The record and all later ones on the same user, oldest first. */
  private async recordsSince({ _id, at, target }: AuditRecord): Promise<AuditRecord[]> {
    const found: AuditRecord[] = [];
    for (let page = 1; ; page += 1) {
      const records = await this.audit.listRecords({ target, first: at }, page, BATCH);
      found.push(...records);
      if (records.length < BATCH) break;
    }
    const oldestFirst = found.toReversed();
    const place = oldestFirst.findIndex((one) => one._id.equals(_id));
    return oldestFirst.slice(Math.max(0, place));
  }
}

/** A record as a change that may undo another one. */
const asChange = ({ _id, action, details }: AuditRecord) =>
  action === 'accounts/undo'
    ? { reason: 'undo', sourceId: String(details[UNDONE_ACTION]) }
    : { reason: 'admin', sourceId: String(_id) };
