import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import {
  type DirectedSlice,
  type OrderedPlace,
  type ReadPage,
  readFromNearerEnd,
} from '../../platform/http/page';
import type { DocumentId } from '../../platform/mongo/document-id';
import { afterCommit } from '../../platform/mongo/running-transaction';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import type { Origin } from '../../platform/security/origin';
import {
  type AuditAction,
  type AuditDetails,
  type AuditEntry,
  type AuditFacts,
  userTarget,
} from './audit-entry';
import { AuditActorsService } from './audit-actors.service';
import { AuditCountsService, countWith } from './audit-counts.service';
import { storedFacts } from './audit-facts';
import { type AuditFilter, type AuditRecord, AuditRepository } from './audit.repository';

export type { AuditFilter, AuditRecord };

/** Result of an action, and the content of its record. */
export interface Change<T> {
  readonly result: T;
  readonly action: AuditAction;
  readonly details: AuditDetails;
  readonly facts?: AuditFacts;
  /** Id of the record; by default a new one. */
  readonly id?: DocumentId;
}

/** A record of an event that changes no other data. */
export interface Finding {
  readonly action: AuditAction;
  readonly target: string;
  readonly details: AuditDetails;
  readonly facts?: AuditFacts;
  readonly keys: readonly string[];
}
/** Origin of a refused request; the actor may be unknown. */
export type RefusedOrigin = Pick<AuditEntry, 'actor' | 'address' | 'requestId'>;

/** Runs actions of administrators and records them in the same transaction (SEC-57). */
@Injectable()
export class AuditService {
  constructor(
    private readonly audit: AuditRepository,
    private readonly counts: AuditCountsService,
    private readonly names: AuditActorsService,
    private readonly transactions: TransactionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes a user and appends the audit record in the same transaction. `change` runs again after a write
   * conflict, so it must have no side effects besides its writes.
   * @throws what `change` throws; then nothing is changed and nothing recorded.
   */
  async changeUser<T>(
    origin: Origin,
    userId: number,
    change: () => Promise<Change<T>>,
  ): Promise<T> {
    return this.change(origin, { target: userTarget(userId), keys: [`user ${userId}`] }, change);
  }

  /** The same for other targets: `target` is named in the record, `keys` are the mutex keys to lock. */
  async change<T>(
    origin: Origin,
    { target, keys = [target] }: { readonly target: string; readonly keys?: readonly string[] },
    change: () => Promise<Change<T>>,
  ): Promise<T> {
    return this.transactions.runInTurn(keys, async () => {
      const { result, action, details, facts, id } = await change();
      this.append(origin, { action, outcome: 'done', target, details }, facts, id);
      return result;
    });
  }

  /**
   * Appends a record without a change of data, unless `known` returns a value; then returns that value.
   * `known` may write that the record exists; both are written or neither.
   */
  async recordUnless<T>(
    origin: Origin,
    { keys, facts, ...what }: Finding,
    known: () => Promise<T | null>,
  ): Promise<T | null> {
    return this.transactions.runInTurn(keys, async () => {
      const found = await known();
      if (found === null) this.append(origin, { outcome: 'done', ...what }, facts);
      return found;
    });
  }

  /** Appends the record of a refused action, which changed nothing. */
  async refused(
    origin: RefusedOrigin,
    what: Pick<AuditEntry, 'action' | 'target' | 'details'>,
  ): Promise<void> {
    await this.transactions.run(async () => this.append(origin, { outcome: 'refused', ...what }));
  }

  /**
   * Appends the record of what the service did without an administrator, within the caller's transaction.
   */
  automatic(what: Pick<AuditEntry, 'action' | 'target' | 'details'>, facts: AuditFacts): void {
    const nobody = { actor: null, address: '', requestId: '' };
    this.append(nobody, { outcome: 'done', ...what }, facts);
  }

  /** Whether any record is about a target. */
  isAbout(target: string): Promise<boolean> {
    return this.audit.isAbout(target);
  }

  /** A page of matching records, newest or oldest first. */
  async list(filter: AuditFilter, place: OrderedPlace): Promise<ReadPage<AuditRecord>> {
    const read = async (slice: DirectedSlice) => this.audit.list(filter, slice);
    const counted = place.direction === -1 ? this.counts.recent(filter) : null;
    if (place.page === 1 && (filter.about !== undefined || counted)) {
      // A record has few actions about it, and few records are new. The page itself may give the total.
      const rows = await read({ skip: 0, limit: place.limit, direction: place.direction });
      const known = rows.length < place.limit ? rows.length : counted && countWith(counted, rows);
      return { rows, page: 1, total: known ?? (await this.counts.count(filter)) };
    }
    return readFromNearerEnd(this.counts.count(filter), place, read);
  }

  /**
   * A page of the records about one of some targets: the first one that any record is about. A page with records
   * answers that itself, and the first target is nearly always it.
   */
  async listAbout(
    targets: readonly [string, ...string[]],
    filter: AuditFilter,
    place: OrderedPlace,
  ): Promise<ReadPage<AuditRecord>> {
    const [about, next, ...others] = targets;
    const found = await this.list({ ...filter, about }, place);
    if (next === undefined || found.total > 0 || (await this.isAbout(about))) return found;
    return this.listAbout([next, ...others], filter, place);
  }

  /** The newest first, without the total, which also works inside a transaction. */
  async listRecords(filter: AuditFilter, page: number, limit: number): Promise<AuditRecord[]> {
    return this.audit.list(filter, { skip: (page - 1) * limit, limit, direction: -1 });
  }

  /** One record; null when there is none. */
  async find(id: string): Promise<AuditRecord | null> {
    return this.audit.find(id);
  }

  /** Which of some targets any record is about. */
  async listKnown(targets: readonly string[]): Promise<string[]> {
    return this.audit.listKnown(targets);
  }

  /** Who did an action about a target last; null when nobody did. */
  async findActor(action: AuditAction, about: string): Promise<string | null> {
    return this.audit.findActor(action, about);
  }

  /** Names of all administrators with a record. */
  async actors(): Promise<readonly string[]> {
    return this.names.list();
  }

  private append(
    { actor, address, requestId }: RefusedOrigin,
    what: Pick<AuditEntry, 'action' | 'outcome' | 'target' | 'details'>,
    facts?: AuditFacts,
    _id?: DocumentId,
  ): void {
    const fields = { ...what, ...storedFacts(what, facts), ...(_id && { _id }) };
    this.audit.append({ at: this.clock.now(), actor, ...fields, address, requestId });
    afterCommit(() => this.names.noteRecord(actor));
  }
}
