import { Injectable } from '@nestjs/common';
import type { BulkOutcome } from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { CachedReading, SEARCHED_AGE_MS } from '../../platform/mongo/cached-reading';
import { afterCommit } from '../../platform/mongo/running-transaction';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import type { Origin } from '../../platform/security/origin';
import { type AuditAction, changedDetails } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { type BulkActionRecord, type BulkRow, bulkTarget } from './bulk-action';
import { BulkActionsRepository } from './bulk-actions.repository';
import { BULK_JOB } from './bulk-job-name';
import { BulkRowsRepository } from './bulk-rows.repository';

/** How long a dry run can be started: its preview becomes outdated (contract of BULK_STATES). */
export const DRAFT_MS = 60 * MINUTE_MS;

/** Number of newest actions that a search reads. */
const MOST_SEARCHED = 500;

/** A page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Items on all pages. */
  readonly total: number;
}

type ChangedFacts = Partial<Omit<BulkActionRecord, '_id'>>;

/** Reads, starts, stops and undoes bulk actions; BulkActionsJob processes them. */
@Injectable()
export class BulkActionsService {
  private readonly searched: CachedReading<readonly BulkActionRecord[]>;

  constructor(
    private readonly actions: BulkActionsRepository,
    private readonly rows: BulkRowsRepository,
    private readonly audit: AuditService,
    private readonly scheduler: SchedulerService,
    private readonly clock: Clock,
  ) {
    const newest = async () => this.actions.listStarted(0, MOST_SEARCHED);
    this.searched = new CachedReading(newest, SEARCHED_AGE_MS, clock);
  }

  /** One action. @throws DomainError bulk-actions/not-found. */
  async get(id: string): Promise<BulkActionRecord> {
    const record = await this.actions.find(id);
    if (!record?.plannedAt) throw new DomainError('bulk-actions/not-found');
    return record;
  }

  /** Actions that were started, newest first; `page` from 1. */
  async list(page: number, limit: number): Promise<Page<BulkActionRecord>> {
    const [items, total] = await Promise.all([
      this.actions.listStarted((page - 1) * limit, limit),
      this.actions.countStarted(),
    ]);
    return { items, total };
  }

  /** Started actions that a text matches, the newest first: kind, message, users, administrator or id. */
  async find(text: string, limit: number): Promise<BulkActionRecord[]> {
    const newest = await this.searched.read();
    const searched = text.toLowerCase();
    return newest.filter((record) => isAbout(record, searched)).slice(0, limit);
  }

  /**
   * Rows of an action by user, all or of one outcome; `page` from 1.
   * @throws DomainError bulk-actions/not-found.
   */
  async listRows(
    id: string,
    outcome: BulkOutcome | undefined,
    { page, limit }: { readonly page: number; readonly limit: number },
  ): Promise<Page<BulkRow>> {
    const record = await this.get(id);
    const items = await this.rows.list(record._id, outcome, (page - 1) * limit, limit);
    return { items, total: outcome === undefined ? record.total : record.outcomes[outcome] };
  }

  /**
   * Starts a draft, or resumes a stopped action.
   * @throws DomainError bulk-actions/not-found, bulk-actions/too-old, bulk-actions/wrong-state.
   */
  async start(origin: Origin, id: string): Promise<BulkActionRecord> {
    const record = await this.move(origin, id, 'bulk-actions/start', ({ state, createdAt }) => {
      const now = this.clock.now();
      const running = { state: 'running', startedBy: origin, endedAt: null } as const;
      if (state === 'stopped') return running;
      if (state !== 'draft') return null;
      if (now.getTime() - createdAt.getTime() >= DRAFT_MS) {
        throw new DomainError('bulk-actions/too-old');
      }
      return { ...running, startedAt: now, sum: { days: 0, videos: 0 } };
    });
    this.scheduler.wake(BULK_JOB);
    return record;
  }

  /**
   * Stops a running action after the current row.
   * @throws DomainError bulk-actions/not-found, bulk-actions/wrong-state.
   */
  async stop(origin: Origin, id: string): Promise<BulkActionRecord> {
    return this.move(origin, id, 'bulk-actions/stop', ({ state }) =>
      state === 'running' ? { state: 'stopped', endedAt: this.clock.now() } : null,
    );
  }

  /**
   * Undoes the changes of a finished or stopped action.
   * @throws DomainError bulk-actions/not-found, bulk-actions/wrong-state.
   */
  async undo(origin: Origin, id: string): Promise<BulkActionRecord> {
    const record = await this.move(origin, id, 'bulk-actions/undo', ({ state }) =>
      state === 'done' || state === 'stopped'
        ? { state: 'undoing', undoneBy: origin, endedAt: null }
        : null,
    );
    this.scheduler.wake(BULK_JOB);
    return record;
  }

  /**
   * Moves an action to another state with its audit record; `decide` returns null when the move is not
   * allowed.
   */
  private async move(
    origin: Origin,
    id: string,
    action: AuditAction,
    decide: (record: BulkActionRecord) => ChangedFacts | null,
  ): Promise<BulkActionRecord> {
    return this.audit.change(origin, { target: bulkTarget(id) }, async () => {
      const record = await this.get(id);
      const facts = decide(record);
      const isMoved = facts && (await this.actions.change(record._id, record.state, facts));
      if (!isMoved) throw new DomainError('bulk-actions/wrong-state');
      afterCommit(() => this.searched.forget());
      const { kind } = record.action;
      const { state } = record;
      const changed = changedDetails({ state }, { state: facts.state ?? state });
      const about = { kind, selection: record.selection, users: record.total };
      const details = { ...about, ...record.outcomes, ...changed };
      return { result: { ...record, ...facts }, action, details };
    });
  }
}

/** Whether a text in lower case begins the id, or is part of what an action says. */
function isAbout({ _id, action, selection, plannedBy }: BulkActionRecord, text: string): boolean {
  const message = action.kind === 'offer' ? action.message : '';
  const said = [action.kind, message, selection, plannedBy.actor].join('\n').toLowerCase();
  return String(_id).startsWith(text) || said.includes(text);
}
