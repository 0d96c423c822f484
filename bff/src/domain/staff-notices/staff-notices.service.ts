import { Injectable } from '@nestjs/common';
import { UNREAD_NOTICES_LIMIT } from '@portal/contracts';
import { type AdminRole, DAY_MS, type StaffEvent, staffNoticeKinds } from '@portal/rules';
import { isDeepStrictEqual } from 'node:util';
import { Clock } from '../../platform/clock/clock';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { NOTICES_KEPT_DAYS } from '../notices/notice';
import type { StaffNoticeRecord } from './staff-notice.schema';
import { type StaffReader, StaffNoticesRepository } from './staff-notices.repository';

/** Notices that one command marks as read. */
const READ_BATCH = 500;

/** The administrator who reads or marks. */
export interface StaffMember {
  readonly actor: string;
  readonly role: AdminRole;
}

/** A stretch of an administrator's list. */
export interface StaffNoticesStretch {
  readonly notices: readonly StaffNoticeRecord[];
  /** Place of the next stretch; null: there is none. */
  readonly next: string | null;
}

const readerOf = ({ actor, role }: StaffMember): StaffReader => ({
  actor,
  kinds: staffNoticeKinds(role),
});

/** What administrators are notified of: each reads the kinds of the role, and marks them for nobody else. */
@Injectable()
export class StaffNoticesService {
  constructor(
    private readonly notices: StaffNoticesRepository,
    private readonly transactions: TransactionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Brings the notices to a state: events that began get one, those that are over end, facts of those that last
   * are renewed. Two instances at once write one notice.
   */
  async follow(events: readonly StaffEvent[], now: Date): Promise<void> {
    await retryOnDuplicateKey(() => this.transactions.run(() => this.write(events, now)));
  }

  /** A stretch of the list, newest first; `from`: the `next` of the stretch before. */
  async list(
    member: StaffMember,
    from: string | null,
    limit: number,
  ): Promise<StaffNoticesStretch> {
    const now = this.clock.now();
    const found = await this.notices.list(readerOf(member), { now, from, limit: limit + 1 });
    const next = found.at(limit);
    return { notices: found.slice(0, limit), next: next ? String(next._id) : null };
  }

  /** Number of notices that the administrator has not read, at most UNREAD_NOTICES_LIMIT. */
  async countUnread(member: StaffMember): Promise<number> {
    const now = this.clock.now();
    return (await this.notices.listUnread(readerOf(member), now, UNREAD_NOTICES_LIMIT)).length;
  }

  /** Marks notices as read; null: all. Returns how many are unread now. */
  async markRead(member: StaffMember, ids: readonly string[] | null): Promise<number> {
    const [reader, now] = [readerOf(member), this.clock.now()];
    if (ids && ids.length > 0) await this.notices.markRead(reader, now, ids);
    for (let isMore = ids === null; isMore;) {
      const unread = await this.notices.listUnread(reader, now, READ_BATCH);
      if (unread.length > 0) await this.notices.markRead(reader, now, unread);
      isMore = unread.length === READ_BATCH;
    }
    return this.countUnread(member);
  }

  private async write(events: readonly StaffEvent[], now: Date): Promise<void> {
    const lasting = new Map((await this.notices.listLasting()).map((one) => [one.key, one]));
    for (const event of events) {
      const known = lasting.get(event.key);
      const { facts } = event.content;
      if (!known)
        this.notices.insert(event, now, new Date(now.getTime() + NOTICES_KEPT_DAYS * DAY_MS));
      else if (!isDeepStrictEqual(known.facts, facts))
        await this.notices.change(known._id, { facts });
      lasting.delete(event.key);
    }
    for (const { _id } of lasting.values()) await this.notices.change(_id, { endedAt: now });
  }
}
