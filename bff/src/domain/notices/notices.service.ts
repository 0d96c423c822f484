import { Injectable } from '@nestjs/common';
import { UNREAD_NOTICES_LIMIT } from '@portal/contracts';
import { DAY_MS, noticeDelivery, type UserNoticeKind } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { newDocumentId } from '../../platform/mongo/document-id';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import type { NewBotEvent } from '../bot-events/bot-event';
import { BotEventsService } from '../bot-events/bot-events.service';
import { type NewNotice, type NoticeAddressee, NOTICES_KEPT_DAYS } from './notice';
import type { NoticeRecord } from './notice.schema';
import { NoticesRepository } from './notices.repository';

/** Notices that one command marks as read. */
const READ_BATCH = 500;

/** A stretch of a user's list. */
export interface NoticesStretch {
  readonly notices: readonly NoticeRecord[];
  /** Place of the next stretch; null: there is none. */
  readonly next: string | null;
}

/**
 * An event of the bot that reports the same: it goes out instead of an event of the type `notice`. Null: the bot
 * gets it from elsewhere.
 */
type OwnEvent = NewBotEvent | null;

/** What users are notified of: written with the change that it reports, read and marked by its user. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly events: BotEventsService,
    private readonly transactions: TransactionsService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Notifies a user by the channels that they chose, in the transaction of the change. The key must be new.
   * @throws error 11000 at the end of the transaction when the key exists.
   */
  async notify(to: NoticeAddressee, notice: NewNotice, event?: OwnEvent): Promise<void> {
    const { key, at, content } = notice;
    const { portal, telegram, push } = noticeDelivery(to, content.kind, at, this.config.timeZone);
    if (event && telegram) await this.tellAt(event, telegram);
    const telegramDueAt = event === undefined ? telegram : null;
    const pushDueAt = this.config.push && push;
    if (!portal && !telegramDueAt && !pushDueAt) return;
    this.notices.insert({
      ...{ key, userId: to.userId, kind: content.kind, facts: content.facts, at },
      ...{ listed: portal, unread: portal, telegramDueAt, pushDueAt },
      expiresAt: new Date(at.getTime() + NOTICES_KEPT_DAYS * DAY_MS),
    });
  }

  /** The same for an event that may come again and makes one notice; in a transaction of its own. */
  async notifyOnce(to: NoticeAddressee, notice: NewNotice, event?: OwnEvent): Promise<void> {
    await retryOnDuplicateKey(() =>
      this.transactions.run(async () => {
        const known = await this.notices.listKnown([notice.key]);
        if (known.size === 0) await this.notify(to, notice, event);
      }),
    );
  }

  /** Hands an event to the bot when the user wants this kind by Telegram, after the quiet hours. */
  async tellBot(to: NoticeAddressee, kind: UserNoticeKind, event: NewBotEvent): Promise<void> {
    const { telegram } = noticeDelivery(to, kind, event.at, this.config.timeZone);
    if (telegram) await this.tellAt(event, telegram);
  }

  /** Tells a user that the account was frozen, in the transaction of the freeze. */
  async tellFrozen(to: NoticeAddressee): Promise<void> {
    const at = this.clock.now();
    // Each freeze is a change of its own; its transaction writes it once.
    const key = `frozen:${to.userId}:${String(newDocumentId())}`;
    await this.notify(to, { key, at, content: { kind: 'account_frozen', facts: {} } });
  }

  /** Which of these keys have their notice. */
  async listKnown(keys: readonly string[]): Promise<Set<string>> {
    return this.notices.listKnown(keys);
  }

  /** A stretch of a user's list, newest first; `from`: the `next` of the stretch before. */
  async list(userId: number, from: string | null, limit: number): Promise<NoticesStretch> {
    const now = this.clock.now();
    const found = await this.notices.list(userId, { now, from, limit: limit + 1 });
    const next = found.at(limit);
    return { notices: found.slice(0, limit), next: next ? String(next._id) : null };
  }

  /** One notice of a user. @throws DomainError notices/not-found. */
  async get(userId: number, id: string): Promise<NoticeRecord> {
    const found = await this.notices.find(userId, id, this.clock.now());
    if (!found) throw new DomainError('notices/not-found', { id });
    return found;
  }

  /** Number of unread notices of a user, at most UNREAD_NOTICES_LIMIT. */
  async countUnread(userId: number): Promise<number> {
    return this.notices.countUnread(userId, this.clock.now(), UNREAD_NOTICES_LIMIT);
  }

  /** Marks notices of a user as read; null: all. Returns how many are unread now. */
  async markRead(userId: number, ids: readonly string[] | null): Promise<number> {
    if (ids) {
      if (ids.length > 0) await this.notices.markRead(userId, ids);
      return this.countUnread(userId);
    }
    for (;;) {
      const unread = await this.notices.listUnread(userId, READ_BATCH);
      if (unread.length > 0) await this.notices.markRead(userId, unread);
      if (unread.length < READ_BATCH) return this.countUnread(userId);
    }
  }

  /** Removes the notices of a deleted user. */
  async forgetUser(userId: number): Promise<void> {
    await this.notices.removeOfUser(userId);
  }

  private async tellAt(event: NewBotEvent, due: Date): Promise<void> {
    const later = due > event.at ? { notBefore: due } : {};
    await this.events.tellOnce({ ...event, ...later });
  }
}
