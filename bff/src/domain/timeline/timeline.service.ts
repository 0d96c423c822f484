import { Injectable } from '@nestjs/common';
import { TIMELINE_KINDS, type TimelineKind } from '@portal/contracts';
import { AccountsService } from '../accounts/accounts.service';
import type { TimelineItem } from './timeline-entry';
import { newestFirst, readPlace, writePlace } from './timeline-place';
import { TimelineRepository } from './timeline.repository';

/** Which part of a timeline is asked for. */
export interface TimelinePart {
  /** Only this kind; absent: all. */
  readonly kind?: TimelineKind | undefined;
  /** `next` of the part before; absent: from the newest entry on. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** What happened to and by a user, from all nouns that know. */
@Injectable()
export class TimelineService {
  constructor(
    private readonly timeline: TimelineRepository,
    private readonly accounts: AccountsService,
  ) {}

  /**
   * A part of the timeline, newest first, and where the next one begins; null at the end. Every source
   * is asked for one entry more than are wanted, which tells whether more follow.
   * @throws DomainError accounts/not-found, request/invalid.
   */
  async read(
    userId: number,
    { kind, before, limit }: TimelinePart,
  ): Promise<{ items: TimelineItem[]; next: string | null }> {
    const from = before === undefined ? null : readPlace(before);
    await this.accounts.get(userId);
    const kinds = kind ? [kind] : TIMELINE_KINDS;
    const found = await Promise.all(
      kinds.map((one) => this.timeline.list(one, userId, from, limit + 1)),
    );
    const merged = found.flat().sort(newestFirst);
    const following = merged[limit];
    return { items: merged.slice(0, limit), next: following ? writePlace(following) : null };
  }
}
