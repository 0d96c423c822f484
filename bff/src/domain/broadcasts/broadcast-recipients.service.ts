import { Injectable } from '@nestjs/common';
import { wantsNotice } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { BroadcastsRepository } from './broadcasts.repository';
import { isMeantFor, waitsForQuietHours } from './meant-for';
import { RecipientsRepository } from './recipients.repository';

/** A slice of the users a broadcast is sent to. */
export interface RecipientsStretch {
  readonly userIds: number[];
  /** The last user that was checked; null: there are no more. */
  readonly next: number | null;
}

/** Users to whom the bot sends broadcasts. */
@Injectable()
export class BroadcastRecipientsService {
  constructor(
    private readonly broadcasts: BroadcastsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * The users who get a broadcast by Telegram now, among the next users, by id: a position in this order stays valid
   * while plans end and are extended.
   * @throws DomainError broadcasts/not-found.
   */
  async listAfter(id: string, userId: number, limit: number): Promise<RecipientsStretch> {
    const broadcast = await this.broadcasts.find(id);
    if (!broadcast) throw new DomainError('broadcasts/not-found', { id });
    const now = this.clock.now();
    const rows = await this.recipients.listAfter(userId, limit);
    const { dueAt } = broadcast;
    const meant = rows.filter(
      (row) =>
        isMeantFor(broadcast, row, now) &&
        wantsNotice(row, 'broadcast', 'telegram') &&
        !waitsForQuietHours(row, dueAt, this.config.timeZone),
    );
    const last = rows.length < limit ? undefined : rows.at(-1);
    return { userIds: meant.map((row) => row.userId), next: last?.userId ?? null };
  }

  /** Stores what the bot reports of its messages. @throws DomainError broadcasts/not-found. */
  async setDelivery(id: string, delivery: { delivered: number; failed: number }): Promise<void> {
    const isStored = await this.broadcasts.setDelivery(id, delivery);
    if (!isStored) throw new DomainError('broadcasts/not-found', { id });
  }
}
