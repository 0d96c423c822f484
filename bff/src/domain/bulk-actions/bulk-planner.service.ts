import { Injectable } from '@nestjs/common';
import type { BulkAction } from '@portal/contracts';
import { isAmongEnds, type PlanEnds } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { newDocumentId } from '../../platform/mongo/document-id';
import type { Origin } from '../../platform/security/origin';
import { AccountListsService } from '../accounts/account-lists.service';
import { AuditService } from '../audit/audit.service';
import {
  type BulkActionRecord,
  bulkTarget,
  type BulkRow,
  MOST_USERS,
  NO_OUTCOMES,
} from './bulk-action';
import { BulkActionsRepository } from './bulk-actions.repository';
import { BulkRowsRepository } from './bulk-rows.repository';
import { preview, previewNobody } from './dry-run';
import { SelectedUsersRepository, USER_BATCH } from './selected-users.repository';

/** Users of a bulk action: given ids, or all users of a filtered list. */
export type Selection =
  | { readonly userIds: readonly number[] }
  | { readonly ends: PlanEnds | null; readonly search: string };

/** Request for a bulk action. */
export interface NewBulkAction {
  readonly action: BulkAction;
  readonly selection: Selection;
  /** Description of the selection. */
  readonly words: string;
}

/** Dry runs: fixes the users and the expected change of each; changes no user. */
@Injectable()
export class BulkPlannerService {
  constructor(
    private readonly actions: BulkActionsRepository,
    private readonly rows: BulkRowsRepository,
    private readonly users: SelectedUsersRepository,
    private readonly lists: AccountListsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Plans a bulk action. @throws DomainError bulk-actions/nobody, bulk-actions/too-many. */
  async plan(
    origin: Origin,
    { action, selection, words }: NewBulkAction,
  ): Promise<BulkActionRecord> {
    const userIds = await this.idsOf(selection);
    if (userIds.length === 0) throw new DomainError('bulk-actions/nobody');
    if (userIds.length > MOST_USERS) throw new DomainError('bulk-actions/too-many');
    const draft = this.draft(origin, action, words);
    // Insert the action first: rows of an interrupted dry run are then removed with it.
    await this.actions.insert(draft);
    const facts = { ...(await this.writeRows(draft, userIds)), total: userIds.length };
    return this.audit.change(origin, { target: bulkTarget(draft._id) }, async () => {
      const planned = { ...facts, plannedAt: this.clock.now() };
      await this.actions.change(draft._id, 'draft', planned);
      const details = { kind: action.kind, selection: words, users: userIds.length };
      // A preview changes nothing: it belongs to the action that may follow.
      const preview = { parent: bulkTarget(draft._id) };
      return {
        result: { ...draft, ...planned },
        action: 'bulk-actions/plan',
        details,
        facts: preview,
      };
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
    { _id: actionId, action }: BulkActionRecord,
    userIds: readonly number[],
  ): Promise<Pick<BulkActionRecord, 'outcomes' | 'sum'>> {
    const outcomes = { ...NO_OUTCOMES };
    const sum = { days: 0, videos: 0 };
    const now = this.clock.now();
    for (let from = 0; from < userIds.length; from += USER_BATCH) {
      const batch = userIds.slice(from, from + USER_BATCH);
      const users = await this.users.listByIds(batch);
      const rows = batch.map((userId): BulkRow => {
        const user = users.get(userId);
        const expected = user ? preview(action, user, now) : previewNobody(userId);
        outcomes[expected.outcome] += 1;
        sum.days += expected.shift.days;
        sum.videos += expected.shift.videos;
        return { actionId, ...expected, planBefore: null, offerId: null };
      });
      await this.rows.insertAll(rows);
    }
    return { outcomes, sum };
  }

  private draft(plannedBy: Origin, action: BulkAction, selection: string): BulkActionRecord {
    return {
      ...{ _id: newDocumentId(), action, state: 'draft', selection, plannedBy },
      ...{ startedBy: null, undoneBy: null, createdAt: this.clock.now() },
      ...{ plannedAt: null, startedAt: null, endedAt: null },
      ...{ total: 0, outcomes: { ...NO_OUTCOMES }, sum: { days: 0, videos: 0 } },
    };
  }
}
