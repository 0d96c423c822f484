import { Injectable } from '@nestjs/common';
import type { BulkOutcome } from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { ClientSession } from '../../platform/mongo/transactions.service';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import type { Origin } from '../../platform/security/origin';
import { type AuditAction, changedDetails } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { type BulkActRecord, type BulkRow, bulkTarget } from './bulk-act';
import { BulkActsRepository } from './bulk-acts.repository';
import { BULK_JOB } from './bulk-job-name';
import { BulkRowsRepository } from './bulk-rows.repository';

/** How long a dry run may be started: what it showed grows old (contract of BULK_STATES). */
export const DRAFT_MS = 60 * MINUTE_MS;

/** A page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** On all pages. */
  readonly total: number;
}

type ChangedFacts = Partial<Omit<BulkActRecord, '_id'>>;

/** Bulk actions: reading, starting, stopping and undoing them; BulkActionsJob does the work. */
@Injectable()
export class BulkActsService {
  constructor(
    private readonly acts: BulkActsRepository,
    private readonly rows: BulkRowsRepository,
    private readonly audit: AuditService,
    private readonly scheduler: SchedulerService,
    private readonly clock: Clock,
  ) {}

  /** One act. @throws DomainError bulk-acts/not-found. */
  async get(id: string, session?: ClientSession): Promise<BulkActRecord> {
    const act = await this.acts.find(id, session);
    if (!act?.plannedAt) throw new DomainError('bulk-acts/not-found');
    return act;
  }

  /** Acts that were started, newest first; `page` from 1. */
  async list(page: number, limit: number): Promise<Page<BulkActRecord>> {
    const [items, total] = await Promise.all([
      this.acts.listStarted((page - 1) * limit, limit),
      this.acts.countStarted(),
    ]);
    return { items, total };
  }

  /** Rows of an act by user, all or of one outcome; `page` from 1. @throws DomainError bulk-acts/not-found. */
  async listRows(
    id: string,
    outcome: BulkOutcome | undefined,
    { page, limit }: { readonly page: number; readonly limit: number },
  ): Promise<Page<BulkRow>> {
    const act = await this.get(id);
    const items = await this.rows.list(act._id, outcome, (page - 1) * limit, limit);
    return { items, total: outcome === undefined ? act.total : act.outcomes[outcome] };
  }

  /**
   * Starts a draft, or goes on with what was stopped.
   * @throws DomainError bulk-acts/not-found, bulk-acts/too-old, bulk-acts/wrong-state.
   */
  async start(origin: Origin, id: string): Promise<BulkActRecord> {
    const act = await this.move(origin, id, 'bulk-acts/start', ({ state, createdAt }) => {
      const now = this.clock.now();
      const running = { state: 'running', startedBy: origin, endedAt: null } as const;
      if (state === 'stopped') return running;
      if (state !== 'draft') return null;
      if (now.getTime() - createdAt.getTime() >= DRAFT_MS) {
        throw new DomainError('bulk-acts/too-old');
      }
      return { ...running, startedAt: now, sum: { days: 0, videos: 0 } };
    });
    this.scheduler.wake(BULK_JOB);
    return act;
  }

  /** Stops what runs, after the row under way. @throws DomainError bulk-acts/not-found, bulk-acts/wrong-state. */
  async stop(origin: Origin, id: string): Promise<BulkActRecord> {
    return this.move(origin, id, 'bulk-acts/stop', ({ state }) =>
      state === 'running' ? { state: 'stopped', endedAt: this.clock.now() } : null,
    );
  }

  /**
   * Takes back what was done, of an act that is over or stopped.
   * @throws DomainError bulk-acts/not-found, bulk-acts/wrong-state.
   */
  async undo(origin: Origin, id: string): Promise<BulkActRecord> {
    const act = await this.move(origin, id, 'bulk-acts/undo', ({ state }) =>
      state === 'done' || state === 'stopped'
        ? { state: 'undoing', undoneBy: origin, endedAt: null }
        : null,
    );
    this.scheduler.wake(BULK_JOB);
    return act;
  }

  /** Moves an act to another state with its audit record; null from `decide`: it cannot be done now. */
  private async move(
    origin: Origin,
    id: string,
    action: AuditAction,
    decide: (act: BulkActRecord) => ChangedFacts | null,
  ): Promise<BulkActRecord> {
    return this.audit.act(origin, { target: bulkTarget(id) }, async (session) => {
      const act = await this.get(id, session);
      const facts = decide(act);
      const isMoved = facts && (await this.acts.change(act._id, act.state, facts, session));
      if (!isMoved) throw new DomainError('bulk-acts/wrong-state');
      const { kind } = act.act;
      const { state } = act;
      const changed = changedDetails({ state }, { state: facts.state ?? state });
      const about = { kind, selection: act.selection, users: act.total };
      const details = { ...about, ...act.outcomes, ...changed };
      return { result: { ...act, ...facts }, action, details };
    });
  }
}
