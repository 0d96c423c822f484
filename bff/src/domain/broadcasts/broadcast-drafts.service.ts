import { Injectable } from '@nestjs/common';
import { BROADCAST_DRAFTS_LIMIT } from '@portal/contracts';
import type { BroadcastSegment } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { Origin } from '../../platform/security/origin';
import { AuditService } from '../audit/audit.service';
import type { BroadcastDraftRecord } from './broadcast-draft.schema';
import { BroadcastDraftsRepository } from './broadcast-drafts.repository';

/** What an administrator enters of a draft. */
export interface DraftFacts {
  readonly text: string;
  readonly segment: BroadcastSegment;
  readonly isTemplate: boolean;
}

/** Drafts and templates of broadcasts, shared by all administrators. */
@Injectable()
export class BroadcastDraftsService {
  constructor(
    private readonly drafts: BroadcastDraftsRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** All of them, newest first. */
  async list(): Promise<BroadcastDraftRecord[]> {
    return this.drafts.list(BROADCAST_DRAFTS_LIMIT);
  }

  /**
   * Saves a message, in place of the draft or template `replaced` when it is given.
   * @throws DomainError broadcasts/too-many-drafts, broadcasts/draft-gone.
   */
  async save(origin: Origin, facts: DraftFacts, replaced?: string): Promise<void> {
    await this.audit.change(origin, { target: 'broadcast-drafts' }, async () => {
      // One in place of another adds none, so it may be saved although the limit is reached.
      if (replaced === undefined) await this.requireRoom();
      else if (!(await this.drafts.remove(replaced)))
        throw new DomainError('broadcasts/draft-gone', { id: replaced });
      const savedAt = this.clock.now();
      const id = await this.drafts.insert({ ...facts, author: origin.actor, savedAt });
      const details = { id, ...facts, ...(replaced !== undefined && { replaced }) };
      return { result: undefined, action: 'broadcasts/save-draft', details };
    });
  }

  private async requireRoom(): Promise<void> {
    if ((await this.drafts.count()) >= BROADCAST_DRAFTS_LIMIT)
      throw new DomainError('broadcasts/too-many-drafts');
  }

  /** Deletes one. @throws DomainError broadcasts/draft-gone. */
  async delete(origin: Origin, id: string): Promise<void> {
    await this.audit.change(origin, { target: 'broadcast-drafts' }, async () => {
      const draft = await this.drafts.remove(id);
      if (!draft) throw new DomainError('broadcasts/draft-gone', { id });
      const { text, segment, isTemplate } = draft;
      const details = { id, text, segment, isTemplate };
      return { result: undefined, action: 'broadcasts/delete-draft', details };
    });
  }
}
