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
  readonly action?: AuditAction;
  readonly target?: string;
}

/** The append-only record of what administrators did: no method alters or removes (goal S57). */
@Injectable()
export class AuditRepository {
  constructor(@InjectModel(AUDIT_MODEL) private readonly audit: Model<AuditEntry>) {}

  /** Adds a record; only in the transaction of the act it is about. */
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
}

/** Only what is given: an undefined value would ask for null. */
function conditions({ actor, action, target }: AuditFilter): AuditFilter {
  return {
    ...(actor === undefined ? {} : { actor }),
    ...(action === undefined ? {} : { action }),
    ...(target === undefined ? {} : { target }),
  };
}
