import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY_MS, STALLED_AFTER_MS } from '@portal/rules';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { AccountsService } from '../accounts/accounts.service';
import { NoticesService } from '../notices/notices.service';
import { stallKey, stallOfTask } from './task-notices';
import { TasksRepository } from './tasks.repository';

/** Name of the job that notifies users of tasks without progress. */
export const STALLED_TASKS_JOB = 'stalled-tasks';
const EVERY_MS = 60_000;
/** Tasks of one query. */
const BATCH = 200;
/** Tasks that have stalled for longer were reported, or an administrator has to look at them. */
const LONGEST_STALL_MS = DAY_MS;

/** Notifies users of running tasks without progress, once for each task. A repeated run finds the keys. */
@Injectable()
export class StalledTasksJob implements OnModuleInit {
  constructor(
    private readonly tasks: TasksRepository,
    private readonly accounts: AccountsService,
    private readonly notices: NoticesService,
    private readonly scheduler: SchedulerService,
  ) {}

  onModuleInit(): void {
    const run = (now: Date) => this.runOnce(now);
    this.scheduler.register({ name: STALLED_TASKS_JOB, everyMs: EVERY_MS, run });
  }

  /** One run; concurrent runs are safe. */
  async runOnce(now: Date): Promise<void> {
    const until = new Date(now.getTime() - STALLED_AFTER_MS);
    let after = new Date(now.getTime() - LONGEST_STALL_MS);
    for (;;) {
      const stalled = await this.tasks.listRunning({ after, until }, BATCH);
      const known = await this.notices.listKnown(stalled.map(({ _id }) => stallKey(_id)));
      for (const task of stalled.filter(({ _id }) => !known.has(stallKey(_id)))) {
        const account = await this.accounts.find(task.user_id);
        if (account) await this.notices.notifyOnce(account, stallOfTask(task, now));
      }
      const last = stalled.at(-1);
      if (!last || stalled.length < BATCH) return;
      after = last.updated_at;
    }
  }
}
