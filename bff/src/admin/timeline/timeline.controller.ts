import { Controller, Query } from '@nestjs/common';
import { getTimeline, type TimelineEntry } from '@portal/contracts';
import type { TimelineItem } from '../../domain/timeline/timeline-entry';
import { TimelineService } from '../../domain/timeline/timeline.service';
import { UndoService } from '../../domain/undo/undo.service';
import { Clock } from '../../platform/clock/clock';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, admin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { actionIdOf, presentTimelineItem } from './timeline.presenter';
import { TimelineParameters } from './timeline.query';

@Controller()
export class TimelineController {
  constructor(
    private readonly timeline: TimelineService,
    private readonly undo: UndoService,
    private readonly clock: Clock,
  ) {}

  @Route(getTimeline)
  @Access(admin('read'))
  async read(
    @UserIdParam('id') userId: number,
    @Query() parameters: TimelineParameters,
    @Reader() reader: BearerReader,
  ): Promise<{ timeline: TimelineEntry[]; next: string | null }> {
    const { items, next } = await this.timeline.read(userId, parameters);
    const now = this.clock.now();
    const undone = await this.undo.listUndone(items.flatMap((item) => actionIdOf(item) ?? []));
    const present = (item: TimelineItem) => presentTimelineItem(item, { reader, now, undone });
    return { timeline: items.map(present), next };
  }
}
