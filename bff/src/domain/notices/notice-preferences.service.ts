import { Injectable } from '@nestjs/common';
import type { UpdateNoticePreferencesRequest } from '@portal/contracts';
import {
  changeSwitches,
  type NoticePreferences,
  noticePreferences,
  silencedKind,
  writePreferences,
} from '@portal/rules';
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
   * Changes what is given. The setting `remindersEnabled` is on when a kind of `plan` is on by Telegram.
   * @throws DomainError accounts/not-found, notices/essential-off.
   */
  async update(userId: number, change: UpdateNoticePreferencesRequest): Promise<NoticePreferences> {
    return this.transactions.runInTurn([`user ${userId}`], async () => {
      const before = noticePreferences(found(userId, await this.readers.find(userId)));
      const kinds = changeSwitches(before.kinds, change);
      if (silencedKind(kinds)) throw new DomainError('notices/essential-off');
      const { quietHours = before.quietHours } = change;
      const notices = writePreferences({ kinds, quietHours });
      const isSwitched = change.kinds !== undefined || change.channels !== undefined;
      const reminders = isSwitched && {
        'settings.remindersEnabled': notices.channels.plan.telegram,
      };
      const after = await this.readers.set(userId, { notices, ...reminders });
      return noticePreferences(found(userId, after));
    });
  }
}

function found(userId: number, reader: NoticeAddressee | null): NoticeAddressee {
  if (!reader) throw new DomainError('accounts/not-found', { userId });
  return reader;
}
