import { Injectable } from '@nestjs/common';
import { SEARCHED_TASKS } from '@portal/contracts';
import {
  groupFailures,
  MINUTE_MS,
  throughput,
  type TaskGroup,
  type Throughput,
} from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { QueueRepository } from './queue.repository';

/** More tasks than a bot ends in an hour. */
const MOST_ENDED = 20_000;

/** What is seen of the whole queue at one glance. */
export interface QueueWallState {
  readonly failed: readonly TaskGroup[];
  readonly oldestPendingAt: Date | null;
  readonly lastHour: readonly Throughput[];
}

/** Groups and counts the tasks of all users. */
@Injectable()
export class QueueWallService {
  constructor(
    private readonly queue: QueueRepository,
    private readonly clock: Clock,
  ) {}

  /** The queue now. */
  async read(): Promise<QueueWallState> {
    const since = new Date(this.clock.now().getTime() - 60 * MINUTE_MS);
    const [failed, oldestPendingAt, completed, failedLately] = await Promise.all([
      this.queue.listOutcomes({ status: 'failed', since: null }, SEARCHED_TASKS),
      this.queue.findOldest('pending'),
      this.queue.listOutcomes({ status: 'completed', since }, MOST_ENDED),
      this.queue.listOutcomes({ status: 'failed', since }, MOST_ENDED),
    ]);
    const namesOf = (tasks: typeof completed) => tasks.map(({ ott_service }) => ott_service);
    return {
      failed: groupFailures(
        failed.map(({ error_message, updated_at: at }) => ({ error: error_message ?? '', at })),
      ),
      oldestPendingAt,
      lastHour: throughput(namesOf(completed), namesOf(failedLately)),
    };
  }
}
