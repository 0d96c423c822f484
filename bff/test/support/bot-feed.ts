import { type BotEvent, getBotEvents } from '@portal/contracts';
import { BOT_FEED_JOB } from '../../src/domain/bot-events/bot-feed.job';
import { BROADCAST_ANNOUNCER_JOB } from '../../src/domain/broadcasts/broadcast-announcer.job';
import { EXPIRY_REMINDERS_JOB } from '../../src/domain/reminders/expiry-reminders.job';
import { SchedulerService } from '../../src/platform/scheduler/scheduler.service';
import type { TestServer } from './test-server';

/** Runs a job now, on one instance. */
export async function runJob(server: TestServer, name: string): Promise<void> {
  const result = await server.app.get(SchedulerService, { strict: false }).runNow(name);
  expect(result).toBe('ok');
}

/** Adds all due events to the feed. */
export async function fillFeed(server: TestServer): Promise<void> {
  for (const job of [EXPIRY_REMINDERS_JOB, BROADCAST_ANNOUNCER_JOB, BOT_FEED_JOB]) {
    await runJob(server, job);
  }
}

/** A bot that continues to read from its last position. */
export class FeedReader {
  constructor(
    private readonly server: TestServer,
    public after = 0,
  ) {}

  /** New events of the feed, without adding due ones first. */
  async read(limit = 100): Promise<BotEvent[]> {
    const query = { after: String(this.after), limit: String(limit) };
    const answer = (await this.server.bot().send(getBotEvents, { query })).payload();
    this.after = answer.next;
    return answer.events;
  }

  /** New events of the feed, after adding due ones. */
  async catchUp(): Promise<BotEvent[]> {
    await fillFeed(this.server);
    const events: BotEvent[] = [];
    for (;;) {
      const more = await this.read();
      if (more.length === 0) return events;
      events.push(...more);
    }
  }
}
