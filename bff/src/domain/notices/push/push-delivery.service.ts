import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import type { PushBrowserRecord } from './push-browser.schema';
import { PushBrowsersRepository } from './push-browsers.repository';
import { type PushPayload, PushSenderService } from './push-sender.service';

/** How a push service answered. `gone`: the browser has unsubscribed; `later`: it is worth another try. */
export interface PushResult {
  readonly outcome: 'accepted' | 'gone' | 'later' | 'refused';
  readonly delivery: NonNullable<PushBrowserRecord['lastDelivery']>;
}

/** Delivers one message, and keeps the record of its browser: last answer, or removal. */
@Injectable()
export class PushDeliveryService {
  constructor(
    private readonly sender: PushSenderService,
    private readonly browsers: PushBrowsersRepository,
    private readonly clock: Clock,
  ) {}

  /** Sends a message to a browser. One that is gone (404, 410) is removed. */
  async deliver(
    browser: PushBrowserRecord,
    message: Pick<PushPayload, 'notice' | 'files'>,
    topic: string,
  ): Promise<PushResult> {
    const { language } = browser;
    const status = await this.sender.send(browser, { ...message, language }, topic);
    const outcome = outcomeOf(status);
    const isAccepted = outcome === 'accepted';
    const delivery = { at: this.clock.now(), isAccepted, status };
    if (outcome === 'gone') await this.browsers.remove(browser._id);
    else await this.browsers.saveDelivery(browser._id, delivery);
    return { outcome, delivery };
  }
}

function outcomeOf(status: number | null): PushResult['outcome'] {
  if (status === null || status === 429 || status >= 500) return 'later';
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'accepted' : 'refused';
}
