import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { TimelineKind } from '@portal/contracts';
import { Model, Types } from 'mongoose';
import { readMany } from '../../platform/mongo/read';
import { userTarget } from '../audit/audit-entry';
import { AUDIT_MODEL } from '../audit/audit.schema';
import { DOWNLOAD_MODEL } from '../downloads/download.schema';
import { LOGIN_MODEL } from '../login-history/login-history.schema';
import { LoginHistoryService } from '../login-history/login-history.service';
import { NOTE_MODEL } from '../notes/note.schema';
import { PAYMENT_ORDER_MODEL } from '../payments/orders/payment-order.schema';
import { LEDGER_MODEL } from '../plans/ledger.schema';
import type { Stored, TimelineItem } from './timeline-entry';
import { rankOf, type TimelinePlace } from './timeline-place';

interface Source {
  readonly model: Model<unknown>;
  /** Filter for the user's records of the kind. */
  readonly of: (userId: number) => object;
  /** Field with the time; an index has the fields of `of`, this field and the id, in this order. */
  readonly time: string;
}

const ofUser = (userId: number) => ({ userId });

/** Reads the entries of a timeline from the collections of each kind; writes nothing. */
@Injectable()
export class TimelineRepository {
  private readonly sources: Readonly<Record<TimelineKind, Source>>;

  constructor(
    @InjectModel(LEDGER_MODEL) ledger: Model<unknown>,
    @InjectModel(PAYMENT_ORDER_MODEL) orders: Model<unknown>,
    @InjectModel(LOGIN_MODEL) logins: Model<unknown>,
    @InjectModel(DOWNLOAD_MODEL) downloads: Model<unknown>,
    @InjectModel(AUDIT_MODEL) audit: Model<unknown>,
    @InjectModel(NOTE_MODEL) notes: Model<unknown>,
    private readonly loginHistory: LoginHistoryService,
  ) {
    // Without actions that the ledger or a note covers.
    const actions = (userId: number) => ({ target: userTarget(userId), isToldElsewhere: null });
    this.sources = {
      plan: { model: ledger, of: ofUser, time: 'at' },
      payment: { model: orders, of: ofUser, time: 'createdAt' },
      'sign-in': { model: logins, of: ofUser, time: 'at' },
      download: { model: downloads, of: ofUser, time: 'download_date' },
      admin: { model: audit, of: actions, time: 'at' },
      note: { model: notes, of: ofUser, time: 'createdAt' },
    };
  }

  /**
   * Entries of a kind from a position on (null: from the newest), newest first; reads at most `limit`
   * records.
   */
  async list(
    kind: TimelineKind,
    userId: number,
    from: TimelinePlace | null,
    limit: number,
  ): Promise<TimelineItem[]> {
    if (from?.kind !== kind) {
      const last = from && lastInstant(kind, from);
      return this.read(kind, userId, last ? { $lte: last } : null, limit);
    }
    // Two queries, because one with $or would not use the order of the index.
    const upTo = { _id: { $lte: new Types.ObjectId(from.id) } };
    const same = await this.read(kind, userId, from.at, limit, upTo);
    if (same.length === limit) return same;
    const older = { $lte: before(from.at) };
    return [...same, ...(await this.read(kind, userId, older, limit - same.length))];
  }

  private async read(
    kind: TimelineKind,
    userId: number,
    when: Date | { $lte: Date } | null,
    limit: number,
    more: object = {},
  ): Promise<TimelineItem[]> {
    const { model, of, time } = this.sources[kind];
    // Cleared sign-ins are always the oldest ones, so they are at the end of the list.
    const cleared = kind === 'sign-in' ? await this.loginHistory.clearedAt() : null;
    const records = await readMany<unknown, Stored<typeof kind>>(
      model,
      { ...of(userId), ...(when ? { [time]: when } : {}), ...more },
      { sort: { [time]: -1, _id: -1 }, limit },
    );
    const items = records.map((record) => {
      const at = (record as unknown as Record<string, Date>)[time];
      // Each source has the records of its kind; TypeScript cannot infer that from the table.
      return { kind, at, id: String(record._id), record } as TimelineItem;
    });
    return cleared ? items.filter(({ at }) => at > cleared) : items;
  }
}

/** A kind that comes after the kind of the position also has entries at the same instant. */
const lastInstant = (kind: TimelineKind, place: TimelinePlace): Date =>
  rankOf(kind) > rankOf(place.kind) ? place.at : before(place.at);

/** Stored instants are whole milliseconds. */
const before = (at: Date): Date => new Date(at.getTime() - 1);
