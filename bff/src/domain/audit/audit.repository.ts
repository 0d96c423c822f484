import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Types } from 'mongoose';
import { Model } from 'mongoose';
import type { AuditAction, AuditEntry } from './audit-entry';
import { AUDIT_MODEL } from './audit.schema';

/** A record as it is read. */
export type AuditRecord = AuditEntry & { readonly _id: Types.ObjectId };

/** Which records are asked for; absent: whatever they say. */
export interface AuditFilter {
  readonly actor?: string;
  /** Any of these. */
  readonly actions?: readonly AuditAction[];
  readonly target?: string;
  /** First and last instant, both included. */
  readonly first?: Date;
  readonly last?: Date;
}

/** More administrators than any service ever had. */
const MAX_ACTORS = 500;

/** The append-only record of what administrators did: no method alters or removes (SEC-57). */
@Injectable()
export class AuditRepository {
  constructor(@InjectModel(AUDIT_MODEL) private readonly audit: Model<AuditEntry>) {}

  /** Adds a record; only in the transaction of the action it is about. */
  async append(entry: AuditEntry, session: ClientSession): Promise<void> {
    await this.audit.create([entry], { session });
  }

  /** Records that match, newest first, after skipping some. */
  async list(filter: AuditFilter, skip: number, limit: number): Promise<AuditRecord[]> {
    return this.audit
      .find(conditions(filter))
      .sort({ at: -1, _id: -1 })
      .skip(skip)
      .limit(limit)
      .lean<AuditRecord[]>()
      .exec();
  }

  /** How many records match. */
  async count(filter: AuditFilter): Promise<number> {
    return this.audit.countDocuments(conditions(filter)).exec();
  }

  /** Names of everybody who ever changed something, by the alphabet; one step in the index for each. */
  async actors(): Promise<string[]> {
    const names: string[] = [];
    while (names.length < MAX_ACTORS) {
      const last = names.at(-1);
      // The least text after a name: so no record of the one before is passed by.
      // Without a name, as of failed sign-ins, is nobody.
      const after = { actor: { $gte: last === undefined ? '' : `${last}\u0000` } };
      const next = await this.audit
        .findOne(after, { actor: 1 })
        .sort({ actor: 1 })
        .lean<{ actor: string }>()
        .exec();
      if (!next) break;
      names.push(next.actor);
    }
    return names;
  }
}

/** Only what is given: an undefined value would ask for null. */
function conditions({ actor, actions, target, first, last }: AuditFilter): object {
  const [action, ...others] = actions ?? [];
  const at = { ...(first && { $gte: first }), ...(last && { $lte: last }) };
  return {
    ...(actor === undefined ? {} : { actor }),
    ...(action === undefined ? {} : { action: others.length > 0 ? { $in: actions } : action }),
    ...(target === undefined ? {} : { target }),
    ...(first || last ? { at } : {}),
  };
}
