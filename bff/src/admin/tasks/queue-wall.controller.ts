import { Controller } from '@nestjs/common';
import { getQueueWall, type QueueWall } from '@portal/contracts';
import { QueueWallService } from '../../domain/tasks/queue-wall.service';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';

@Controller()
export class QueueWallController {
  constructor(private readonly wall: QueueWallService) {}

  @Route(getQueueWall)
  @Access(admin('read'))
  async read(): Promise<{ wall: QueueWall }> {
    const { failed, oldestPendingAt, lastHour } = await this.wall.read();
    const wall = {
      failed: failed.map(({ error, count, oldestAt, newestAt }) => ({
        ...{ error, count },
        ...{ oldestAt: oldestAt.toISOString(), newestAt: newestAt.toISOString() },
      })),
      oldestPendingAt: oldestPendingAt?.toISOString() ?? null,
      lastHour: lastHour.map((one) => ({ ...one })),
    };
    return { wall };
  }
}
