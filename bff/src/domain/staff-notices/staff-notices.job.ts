import { Injectable, type OnModuleInit } from '@nestjs/common';
import { staffEvents, type WatchedState } from '@portal/rules';
import { LastBackupRepository } from '../../platform/backups/last-backup.repository';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { QueueService } from '../tasks/queue.service';
import { WaitingWorkService } from '../waiting-work/waiting-work.service';
import { StaffNoticesService } from './staff-notices.service';

/** Name of the job that notifies administrators. */
export const STAFF_NOTICES_JOB = 'staff-notices';

/** Longest delay of a notice. */
const EVERY_MS = 60_000;
/** Failed tasks in a row are counted up to here. */
const FAILED_LIMIT = 100;

/** Compares the state of the service with the notices of administrators. */
@Injectable()
export class StaffNoticesJob implements OnModuleInit {
  constructor(
    private readonly work: WaitingWorkService,
    private readonly queue: QueueService,
    private readonly backups: LastBackupRepository,
    private readonly notices: StaffNoticesService,
    private readonly scheduler: SchedulerService,
  ) {}

  onModuleInit(): void {
    const run = (now: Date) => this.runOnce(now);
    this.scheduler.register({ name: STAFF_NOTICES_JOB, everyMs: EVERY_MS, run });
  }

  /** One run; concurrent runs are safe. */
  async runOnce(now: Date): Promise<void> {
    await this.notices.follow(staffEvents(await this.readState(), now), now);
  }

  private async readState(): Promise<WatchedState> {
    const [{ inbox, silentRelays }, failedSince, lastBackup] = await Promise.all([
      this.work.read(),
      this.queue.listFailedSince(FAILED_LIMIT),
      this.backups.find(),
    ]);
    const payments = Object.values(inbox).reduce((sum, { count }) => sum + count, 0);
    const lastBackupAt = lastBackup?.takenAt ?? null;
    return { payments, silentRelays, lastBackupAt, failedSince };
  }
}
