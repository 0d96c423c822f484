import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import type { DirectedSlice } from '../../platform/http/page';
import { countMany, readMany, readOne } from '../../platform/mongo/read';
import { atEnd } from '../../platform/mongo/running-transaction';
import type { AuditAction, AuditEntry } from './audit-entry';
import { AUDIT_MODEL } from './audit.schema';

/** A stored record. */
export type AuditRecord = AuditEntry & { readonly _id: Types.ObjectId };

/** Filter of audit records; an absent field matches all. */
export interface AuditFilter {
  readonly actor?: string;
  /** Matches any of these. */
  readonly actions?: readonly AuditAction[];
  readonly target?: string;
  /** Target, user or object, as a target. */
  readonly about?: string;
  /** Leaves out the rows of bulk actions. */
  readonly isFolded?: boolean;
  /** First and last instant, both included. */
  readonly first?: Date;
  readonly last?: Date;
}

/** More administrators than any service will have. */
const MAX_ACTORS = 500;

/** The append-only record of administrators' actions: no method changes or removes records (SEC-57). */
@Injectable()
export class AuditRepository {
  constructor(@InjectModel(AUDIT_MODEL) private readonly audit: Model<AuditEntry>) {}

  /** Adds a record at the end of the transaction of the action. */
  append(entry: AuditEntry & Partial<Pick<AuditRecord, '_id'>>): void {
    atEnd().insert(this.audit, entry);
  }

  /** Matching records by their time, after skipping some. */
  async list(
    filter: AuditFilter,
    { skip, limit, direction }: DirectedSlice,
  ): Promise<AuditRecord[]> {
    const sort = { at: direction, _id: direction };
    return readMany(this.audit, conditions(filter), { sort, skip, limit });
  }

  /** One record; null when there is none. */
  async find(id: string): Promise<AuditRecord | null> {
    return readOne(this.audit, { _id: new Types.ObjectId(id) });
  }

  /** Those of some targets, users or objects that any record has. */
  async listKnown(targets: readonly string[]): Promise<string[]> {
    if (targets.length === 0) return [];
    const projection = { _id: 0, keys: 1 };
    const found = await readMany(this.audit, { keys: { $in: [...targets] } }, { projection });
    const known = new Set(found.flatMap(({ keys = [] }) => keys));
    return targets.filter((target) => known.has(target));
  }

  /** Whether any record has a target, user or object. */
  async isAbout(target: string): Promise<boolean> {
    return (await readOne(this.audit, { keys: target }, { _id: 1 })) !== null;
  }

  /** Who did an action about a target last; null when nobody did. */
  async findActor(action: AuditAction, about: string): Promise<string | null> {
    const done = { keys: about, action };
    const found = await readOne(this.audit, done, { actor: 1 }, { at: -1, _id: -1 });
    return found?.actor ?? null;
  }

  /** Number of matching records after an instant, up to another one or to the newest. */
  async countBetween(filter: AuditFilter, after: Date, until: Date | null): Promise<number> {
    const { first, last, ...others } = filter;
    const end = last && until ? (last < until ? last : until) : (last ?? until);
    const at = { $gt: after, ...(first && { $gte: first }), ...(end && { $lte: end }) };
    // With a condition on the time MongoDB counts the keys of an index, not documents.
    return countMany(this.audit, { ...conditions(others), at });
  }

  /** Names of all administrators with a record, in alphabetical order; one index lookup per name. */
  async actors(): Promise<string[]> {
    const names: string[] = [];
    while (names.length < MAX_ACTORS) {
      const last = names.at(-1);
      // The smallest text greater than a name, so no next name is skipped. Records without a name, such as
      // failed sign-ins, do not match.
      const after = { actor: { $gte: last === undefined ? '' : `${last}\u0000` } };
      const next = await readOne<AuditEntry, { actor: string }>(
        this.audit,
        after,
        { actor: 1 },
        { actor: 1 },
      );
      if (!next) break;
      names.push(next.actor);
    }
    return names;
  }
}

/** Only the given fields: an undefined value would match null. */
function conditions(filter: AuditFilter): object {
  const { actor, actions, target, about, isFolded = false, first, last } = filter;
  const [action, ...others] = actions ?? [];
  const at = { ...(first && { $gte: first }), ...(last && { $lte: last }) };
  return {
    ...(actor === undefined ? {} : { actor }),
    ...(action === undefined ? {} : { action: others.length > 0 ? { $in: actions } : action }),
    ...(target === undefined ? {} : { target }),
    ...(about === undefined ? {} : { keys: about }),
    ...(isFolded ? { parent: null } : {}),
    ...(first || last ? { at } : {}),
  };
}
