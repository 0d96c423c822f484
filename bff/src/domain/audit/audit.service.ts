import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { KeyedMutex } from '../../platform/mongo/keyed-mutex';
import { type ClientSession, TransactionsService } from '../../platform/mongo/transactions.service';
import type { Origin } from '../../platform/security/origin';
import { type AuditAction, type AuditDetails, type AuditEntry, userTarget } from './audit-entry';
import { type AuditFilter, type AuditRecord, AuditRepository } from './audit.repository';

export type { AuditFilter, AuditRecord };

/** What an action came to, and what is to be remembered of it. */
export interface Change<T> {
  readonly result: T;
  readonly action: AuditAction;
  readonly details: AuditDetails;
}

/** A record that stands for itself: nothing else is changed with it. */
export interface Finding {
  readonly action: AuditAction;
  readonly target: string;
  readonly details: AuditDetails;
  readonly lanes: readonly string[];
}
/** Where a refused request came from; the actor may be unknown. */
export type RefusedOrigin = Pick<AuditEntry, 'actor' | 'address' | 'requestId'>;

/** A page of the audit. */
export interface AuditPage {
  readonly records: AuditRecord[];
  /** Records on all pages. */
  readonly total: number;
}

/** Does what administrators ask for and remembers it, both or neither (SEC-57). */
@Injectable()
export class AuditService {
  constructor(
    private readonly audit: AuditRepository,
    private readonly transactions: TransactionsService,
    private readonly mutex: KeyedMutex,
    private readonly clock: Clock,
  ) {}

  /**
   * Does something to a user and appends its one record in the same transaction. `change` runs again after
   * a write conflict, so it must have no effect besides its writes. @throws what `change` throws; then
   * nothing happened and nothing is remembered.
   */
  async changeUser<T>(
    origin: Origin,
    userId: number,
    change: (session: ClientSession) => Promise<Change<T>>,
  ): Promise<T> {
    return this.change(origin, { target: userTarget(userId), lanes: [`user ${userId}`] }, change);
  }

  /** The same for anything else: `target` is what the record names, `lanes` what may not be changed meanwhile. */
  async change<T>(
    origin: Origin,
    { target, lanes = [target] }: { readonly target: string; readonly lanes?: readonly string[] },
    change: (session: ClientSession) => Promise<Change<T>>,
  ): Promise<T> {
    return this.mutex.run([...lanes], () =>
      retryOnDuplicateKey(() =>
        this.transactions.run(async (session) => {
          const { result, action, details } = await change(session);
          await this.append(origin, { action, outcome: 'done', target, details }, session);
          return result;
        }),
      ),
    );
  }

  /**
   * Appends a record for which no data changes, unless `known` gives something: then that. `known` may
   * note through its session that the record stands; both are written or neither.
   */
  async recordUnless<T>(
    origin: Origin,
    { lanes, ...what }: Finding,
    known: (session: ClientSession) => Promise<T | null>,
  ): Promise<T | null> {
    return this.mutex.run([...lanes], () =>
      retryOnDuplicateKey(() =>
        this.transactions.run(async (session) => {
          const found = await known(session);
          if (found === null) await this.append(origin, { outcome: 'done', ...what }, session);
          return found;
        }),
      ),
    );
  }

  /** Appends the record of something that was refused; it changed nothing. */
  async refused(
    origin: RefusedOrigin,
    what: Pick<AuditEntry, 'action' | 'target' | 'details'>,
  ): Promise<void> {
    await this.transactions.run((session) =>
      this.append(origin, { outcome: 'refused', ...what }, session),
    );
  }

  /** Records that match, newest first; `page` from 1. */
  async list(filter: AuditFilter, page: number, limit: number): Promise<AuditPage> {
    const [records, total] = await Promise.all([
      this.audit.list(filter, (page - 1) * limit, limit),
      this.audit.count(filter),
    ]);
    return { records, total };
  }

  /** Names of everybody who ever changed something. */
  async actors(): Promise<string[]> {
    return this.audit.actors();
  }

  private async append(
    { actor, address, requestId }: RefusedOrigin,
    what: Pick<AuditEntry, 'action' | 'outcome' | 'target' | 'details'>,
    session: ClientSession,
  ): Promise<void> {
    await this.audit.append({ at: this.clock.now(), actor, ...what, address, requestId }, session);
  }
}
