import { Injectable } from '@nestjs/common';
import type { UpdateNoticePreferencesRequest } from '@portal/contracts';
import { type NoticePreferences, noticePreferences, silencedGroup } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import type { NoticeAddressee } from './notice';
import { NoticeReadersRepository } from './notice-readers.repository';

/** Which notices users want by which channel. */
@Injectable()
export class NoticePreferencesService {
  constructor(
    private readonly readers: NoticeReadersRepository,
    private readonly transactions: TransactionsService,
  ) {}

  /** @throws DomainError accounts/not-found. */
  async get(userId: number): Promise<NoticePreferences> {
    return noticePreferences(found(userId, await this.readers.find(userId)));
  }

  /**
   * Changes what is given. The switch of plan and Telegram is written to the setting `remindersEnabled`.
   * @throws DomainError accounts/not-found, notices/essential-off.
   */
  async update(
    userId: number,
    { channels, quietHours }: UpdateNoticePreferencesRequest,
  ): Promise<NoticePreferences> {
    if (channels && silencedGroup(channels)) throw new DomainError('notices/essential-off');
    return this.transactions.runInTurn([`user ${userId}`], async () => {
      const before = noticePreferences(found(userId, await this.readers.find(userId)));
      const notices = {
        channels: channels ?? before.channels,
        quietHours: quietHours === undefined ? before.quietHours : quietHours,
      };
      const reminders = channels && { 'settings.remindersEnabled': channels.plan.telegram };
      const after = await this.readers.set(userId, { notices, ...reminders });
      return noticePreferences(found(userId, after));
    });
  }
}

function found(userId: number, reader: NoticeAddressee | null): NoticeAddressee {
  if (!reader) throw new DomainError('accounts/not-found', { userId });
  return reader;
}
