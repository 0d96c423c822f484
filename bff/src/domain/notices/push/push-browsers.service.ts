import { Injectable } from '@nestjs/common';
import { type AddPushBrowserRequest, PUSH_BROWSERS_LIMIT } from '@portal/contracts';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import { retryOnDuplicateKey } from '../../../platform/mongo/duplicate-key';
import type { PushBrowserRecord } from './push-browser.schema';
import { PushBrowsersRepository } from './push-browsers.repository';
import { PushDeliveryService, type PushResult } from './push-delivery.service';
import { endpointFault, isPushKey } from './push-endpoint';
import { PushSenderService } from './push-sender.service';

/** Browsers to which users let notices be sent. */
@Injectable()
export class PushBrowsersService {
  constructor(
    private readonly browsers: PushBrowsersRepository,
    private readonly sender: PushSenderService,
    private readonly delivery: PushDeliveryService,
    private readonly clock: Clock,
  ) {}

  /** The browsers of a user, newest first. */
  async list(userId: number): Promise<PushBrowserRecord[]> {
    return this.browsers.list(userId);
  }

  /**
   * Adds a browser, or gives a known one to this user, without what waited for the user of before; removes the
   * oldest above PUSH_BROWSERS_LIMIT.
   * @throws DomainError notices/push-address.
   */
  async add(
    userId: number,
    { endpoint, p256dh, auth, language }: AddPushBrowserRequest,
    userAgent: string | null,
  ): Promise<void> {
    const keyFault = isPushKey(p256dh) ? null : 'has no usable key';
    const fault = endpointFault(endpoint, this.sender.allowsLocal) ?? keyFault;
    if (fault) throw new DomainError('notices/push-address', { fault });
    const facts = { userId, endpoint, p256dh, auth, language, userAgent };
    const browser = { ...facts, createdAt: this.clock.now(), lastDelivery: null };
    await this.browsers.removeOfOthers(endpoint, userId);
    await retryOnDuplicateKey(() => this.browsers.put(browser));
    const surplus = (await this.browsers.list(userId)).slice(PUSH_BROWSERS_LIMIT);
    for (const { _id } of surplus) await this.browsers.remove(_id);
  }

  /** Removes a browser of a user. */
  async remove(userId: number, id: string): Promise<void> {
    const browser = await this.browsers.findOf(userId, id);
    if (browser) await this.browsers.remove(browser._id);
  }

  /** Sends a test to a browser of a user. @throws DomainError notices/push-browser-not-found. */
  async test(userId: number, id: string): Promise<PushResult['delivery']> {
    const browser = await this.browsers.findOf(userId, id);
    if (!browser) throw new DomainError('notices/push-browser-not-found', { id });
    return (await this.delivery.deliver(browser, { notice: null, files: 1 }, 'test')).delivery;
  }

  /** Removes the browsers of a deleted user. */
  async forgetUser(userId: number): Promise<void> {
    for (const { _id } of await this.browsers.list(userId)) await this.browsers.remove(_id);
  }
}
