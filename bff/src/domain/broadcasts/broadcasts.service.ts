import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import type { DueBroadcast } from './broadcast';
import { BroadcastsRepository } from './broadcasts.repository';

/** Messages to all subscribers (spec admin.md §3). */
@Injectable()
export class BroadcastsService {
  constructor(
    private readonly broadcasts: BroadcastsRepository,
    private readonly clock: Clock,
  ) {}

  /** Sends a message to everybody, at once or at an instant. */
  async send(text: string, scheduledAt: Date | null = null): Promise<void> {
    const createdAt = this.clock.now();
    await this.broadcasts.insert({ text, status: 'active', scheduledAt, createdAt });
  }

  /** The newest message whose time has come; null for none (spec subscriber.md §7). */
  async findNewestDue(): Promise<DueBroadcast | null> {
    return this.broadcasts.findNewestDue(this.clock.now());
  }
}
