import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { MetricsService } from '../metrics/metrics.service';
import { RelayHeartbeatsRepository } from './relay-heartbeats.repository';

/** Minimum time between two writes of a relay's heartbeat, in ms. */
const BEAT_MS = 30_000;

/** A configured relay and the time of its last heartbeat; null: never. */
export interface HeardRelay {
  readonly name: string;
  readonly lastSeenAt: Date | null;
}

/** Stores heartbeats of relays, so that a silent relay is detected. */
@Injectable()
export class RelayHeartbeatsService {
  private readonly log = new Logger('RelayHeartbeats');
  private readonly written = new Map<string, number>();

  constructor(
    private readonly heartbeats: RelayHeartbeatsRepository,
    private readonly config: Config,
    private readonly clock: Clock,
    metrics: MetricsService,
  ) {
    const help = 'When a relay was last heard; 0: never.';
    metrics.lookUp('portal_relay_last_seen_timestamp_seconds', help, ['relay'], async () =>
      (await this.list()).map(({ name, lastSeenAt }) => ({
        labels: { relay: name },
        value: (lastSeenAt?.getTime() ?? 0) / 1_000,
      })),
    );
  }

  /** Records a signed request of a relay. A failed write does not delay or fail the request. */
  async note(name: string): Promise<void> {
    const now = this.clock.now();
    const before = this.written.get(name);
    if (before !== undefined && Math.abs(now.getTime() - before) < BEAT_MS) return;
    this.written.set(name, now.getTime());
    try {
      await this.heartbeats.write(name, now);
    } catch (error) {
      this.written.delete(name);
      this.log.warn(`A relay's beat was lost: ${error instanceof Error ? error.name : 'error'}`);
    }
  }

  /** The configured relays, in the order of the configuration. */
  async list(): Promise<HeardRelay[]> {
    const heard = new Map((await this.heartbeats.list()).map(({ _id, at }) => [_id, at]));
    const names = new Set(this.config.relays.map(({ name }) => name));
    return [...names].map((name) => ({ name, lastSeenAt: heard.get(name) ?? null }));
  }
}
