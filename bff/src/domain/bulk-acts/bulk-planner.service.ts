import { Injectable } from '@nestjs/common';
import type { BulkAct } from '@portal/contracts';
import { isAmongEnds, type PlanEnds } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { newDocumentId } from '../../platform/mongo/document-id';
import type { Origin } from '../../platform/security/origin';
import { AccountListsService } from '../accounts/account-lists.service';
import { AuditService } from '../audit/audit.service';
import { type BulkActRecord, bulkTarget, type BulkRow, MOST_USERS, NO_OUTCOMES } from './bulk-act';
import { BulkActsRepository } from './bulk-acts.repository';
import { BulkRowsRepository } from './bulk-rows.repository';
import { foresee, foreseeNobody } from './dry-run';
import { SelectedUsersRepository, USER_BATCH } from './selected-users.repository';

/** Whom a bulk action is for: named users, or whoever a list shows. */
export type Selection =
  | { readonly userIds: readonly number[] }
  | { readonly ends: PlanEnds | null; readonly search: string };

/** What is asked for. */
export interface NewBulkAct {
  readonly act: BulkAct;
  readonly selection: Selection;
  /** The selection in words. */
  readonly words: string;
}

/** Dry runs: freezes who is meant, and what would become of each; changes no user. */
@Injectable()
export class BulkPlannerService {
  constructor(
    private readonly acts: BulkActsRepository,
    private readonly rows: BulkRowsRepository,
    private readonly users: SelectedUsersRepository,
    private readonly lists: AccountListsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError bulk-acts/nobody, bulk-acts/too-many. */
  async plan(origin: Origin, { act, selection, words }: NewBulkAct): Promise<BulkActRecord> {
    const userIds = await this.idsOf(selection);
    if (userIds.length === 0) throw new DomainError('bulk-acts/nobody');
    if (userIds.length > MOST_USERS) throw new DomainError('bulk-acts/too-many');
    const draft = this.draft(origin, act, words);
    // First the act: rows of a dry run that broke off are forgotten with it.
    await this.acts.insert(draft);
    const facts = { ...(await this.writeRows(draft, userIds)), total: userIds.length };
    return this.audit.act(origin, { target: bulkTarget(draft._id) }, async (session) => {
      const planned = { ...facts, plannedAt: this.clock.now() };
      await this.acts.change(draft._id, 'draft', planned, session);
      const details = { kind: act.kind, selection: words, users: userIds.length };
      return { result: { ...draft, ...planned }, action: 'bulk-acts/plan', details };
    });
  }

  private async idsOf(selection: Selection): Promise<number[]> {
    if ('userIds' in selection) return [...new Set(selection.userIds)];
    const { ends, search } = selection;
    if (search === '') return this.users.listIds(ends, MOST_USERS + 1);
    const found = await this.lists.find(search);
    return found
      .filter(({ expiresAt }) => !ends || isAmongEnds(expiresAt, ends))
      .map(({ userId }) => userId);
  }

  private async writeRows(
    { _id: actId, act }: BulkActRecord,
    userIds: readonly number[],
  ): Promise<Pick<BulkActRecord, 'outcomes' | 'sum'>> {
    const outcomes = { ...NO_OUTCOMES };
    const sum = { days: 0, videos: 0 };
    const now = this.clock.now();
    for (let from = 0; from < userIds.length; from += USER_BATCH) {
      const batch = userIds.slice(from, from + USER_BATCH);
      const users = await this.users.listByIds(batch);
      const rows = batch.map((userId): BulkRow => {
        const user = users.get(userId);
        const foreseen = user ? foresee(act, user, now) : foreseeNobody(userId);
        outcomes[foreseen.outcome] += 1;
        sum.days += foreseen.shift.days;
        sum.videos += foreseen.shift.videos;
        return { actId, ...foreseen, planBefore: null, offerId: null };
      });
      await this.rows.insertAll(rows);
    }
    return { outcomes, sum };
  }

  private draft(plannedBy: Origin, act: BulkAct, selection: string): BulkActRecord {
    return {
      ...{ _id: newDocumentId(), act, state: 'draft', selection, plannedBy },
      ...{ startedBy: null, undoneBy: null, createdAt: this.clock.now() },
      ...{ plannedAt: null, startedAt: null, endedAt: null },
      ...{ total: 0, outcomes: { ...NO_OUTCOMES }, sum: { days: 0, videos: 0 } },
    };
  }
}
