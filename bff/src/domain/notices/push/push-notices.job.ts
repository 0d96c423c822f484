import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MINUTE_MS } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { SchedulerService } from '../../../platform/scheduler/scheduler.service';
import { DueNoticesService } from '../due-notices.service';
import { PushBrowsersRepository } from './push-browsers.repository';
import { PushDeliveryService } from './push-delivery.service';
import type { PushMessageRecord } from './push-message.schema';
import { PushMessagesRepository } from './push-messages.repository';
import { PUSH_TTL_SECONDS } from './push-sender.service';

/** Name of the job that sends notices to browsers. */
export const PUSH_NOTICES_JOB = 'push-notices';

const EVERY_MS = 3_000;
const BATCH = 100;
/** Messages that are sent at once. */
const AT_ONCE = 10;
/** While a message is sent no other instance takes it; longer than an answer may take. */
const CLAIM_MS = MINUTE_MS;
/** Pause after each failed try; then the message is dropped, and the list still has the notice. */
const PAUSES_MS = [1, 5, 30, 120].map((minutes) => minutes * MINUTE_MS);

/**
 * Sends notices to browsers when their time has come, finished files together. First a user's notices become
 * messages, one for each browser, in one transaction; then messages are claimed, sent and removed. A process that
 * dies after a push service took a message sends it again with the same topic.
 */
@Injectable()
export class PushNoticesJob implements OnModuleInit {
  constructor(
    private readonly due: DueNoticesService,
    private readonly browsers: PushBrowsersRepository,
    private readonly messages: PushMessagesRepository,
    private readonly delivery: PushDeliveryService,
    private readonly scheduler: SchedulerService,
    private readonly clock: Clock,
  ) {
    due.wakeJob('push', PUSH_NOTICES_JOB);
  }

  onModuleInit(): void {
    const run = (now: Date) => this.runOnce(now);
    this.scheduler.register({ name: PUSH_NOTICES_JOB, everyMs: EVERY_MS, run });
  }

  /** One run; concurrent runs are safe. */
  async runOnce(now: Date): Promise<void> {
    await this.makeMessages(now);
    await this.sendDue(now);
  }

  private async makeMessages(now: Date): Promise<void> {
    const expiresAt = new Date(now.getTime() + PUSH_TTL_SECONDS * 1_000);
    await this.due.handOver('push', now, async (userId, groups) => {
      const browsers = await this.browsers.list(userId);
      const messages = groups.flatMap(({ newest, notices }) =>
        browsers.map(({ _id: browserId }) => ({
          ...{ key: `${String(newest._id)} ${String(browserId)}`, browserId, noticeId: newest._id },
          ...{ files: notices.length, tries: 0, dueAt: now, expiresAt },
        })),
      );
      this.messages.insert(messages);
    });
  }

  private async sendDue(now: Date): Promise<void> {
    for (;;) {
      const due = await this.messages.listDue(now, BATCH);
      for (let from = 0; from < due.length; from += AT_ONCE) {
        await Promise.all(due.slice(from, from + AT_ONCE).map((message) => this.send(message)));
      }
      if (due.length < BATCH) return;
    }
  }

  private async send(message: PushMessageRecord): Promise<void> {
    const { browserId, noticeId, files, tries } = message;
    const claimedUntil = new Date(this.clock.now().getTime() + CLAIM_MS);
    if (!(await this.messages.claim(message, claimedUntil))) return;
    const browser = await this.browsers.find(browserId);
    if (!browser) return this.messages.remove(message);
    const topic = String(noticeId);
    const { outcome } = await this.delivery.deliver(browser, { notice: topic, files }, topic);
    const pause = PAUSES_MS[tries];
    if (outcome !== 'later' || pause === undefined) return this.messages.remove(message);
    await this.messages.postpone(message, new Date(this.clock.now().getTime() + pause));
  }
}
