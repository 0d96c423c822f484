import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MINUTE_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import type { PaymentMessage } from './payment-message';
import { PaymentMessagesRepository } from './payment-messages.repository';
import { PaymentMessagesService } from './payment-messages.service';

const EVERY_MS = 30_000;

/** Largest number of messages of one run. */
const BATCH = 100;

/** Delay before a failed message is tried again. */
const AFTER_FAILURE_MS = 5 * MINUTE_MS;

/** Number of tries, about an hour, before a message is left to the administrator. */
const MOST_TRIES = 12;

/** Processes messages whose report was interrupted, for example by a crash (PAY-11, PAY-16). */
@Injectable()
export class PaymentMessagesJob implements OnModuleInit {
  private readonly log = new Logger('PaymentMessages');

  constructor(
    private readonly messages: PaymentMessagesRepository,
    private readonly service: PaymentMessagesService,
    private readonly scheduler: SchedulerService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const run = async (now: Date) => void (await this.runOnce(now));
    this.scheduler.register({ name: 'payment-messages', everyMs: EVERY_MS, run });
  }

  /** One run of at most BATCH messages; returns their number. Concurrent runs are safe. */
  async runOnce(now: Date = this.clock.now()): Promise<number> {
    const due = await this.messages.listDue(now, BATCH);
    for (const message of due) await this.takeUp(message, now);
    return due.length;
  }

  /** A message that fails must not block the others. */
  private async takeUp(message: PaymentMessage, now: Date): Promise<void> {
    try {
      await this.service.dealWith(message);
    } catch (error) {
      this.log.error(`Message ${message.id} could not be dealt with: ${String(error)}`);
      if (message.tries + 1 >= MOST_TRIES) await this.service.giveUp(message);
      else await this.messages.postpone(message.id, new Date(now.getTime() + AFTER_FAILURE_MS));
    }
  }
}
