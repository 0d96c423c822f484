import { Injectable } from '@nestjs/common';
import { TIMELINE_KINDS, type TimelineKind } from '@portal/contracts';
import { AccountsService } from '../accounts/accounts.service';
import type { TimelineItem } from './timeline-entry';
import { newestFirst, readPlace, writePlace } from './timeline-place';
import { TimelineRepository } from './timeline.repository';

/** A page of a timeline. */
export interface TimelinePart {
  /** Only this kind; absent: all kinds. */
  readonly kind?: TimelineKind | undefined;
  /** `next` of the page before; absent: from the newest entry on. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Merges the timeline of a user from the records of all kinds. */
@Injectable()
export class TimelineService {
  constructor(
    private readonly timeline: TimelineRepository,
    private readonly accounts: AccountsService,
  ) {}

  /**
   * A page of the timeline, newest first, and the cursor of the next page; null at the end. Each source
   * reads one entry more than requested, to know whether more follow.
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
