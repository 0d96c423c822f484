import { Injectable } from '@nestjs/common';
import type { TaskStatus } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { AccountsService } from '../accounts/accounts.service';
import { DownloadsService } from '../downloads/downloads.service';
import { NoticesService } from '../notices/notices.service';
import { applyReport } from './apply-report';
import type { Task, TaskReport } from './task';
import { endOfTask } from './task-notices';
import { TasksRepository } from './tasks.repository';

/** A task after a report. */
export interface ReportedTask {
  readonly task: Task;
  /** Videos the user has left. */
  readonly balance: number;
}

/** The bot's tasks: they only move forward, and the step to completed records the download. */
@Injectable()
export class TasksService {
  constructor(
    private readonly tasks: TasksRepository,
    private readonly accounts: AccountsService,
    private readonly downloads: DownloadsService,
    private readonly notices: NoticesService,
    private readonly transactions: TransactionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates or moves a task. Idempotent by task id: a repeated report changes nothing.
   * @throws DomainError accounts/not-found, tasks/other-user, tasks/backward.
   */
  async reportTask(taskId: string, report: TaskReport): Promise<ReportedTask> {
    // Concurrent first reports of a task both insert; the retry finds the other's document.
    const keys = [`user ${report.user_id}`];
    return this.transactions.runInTurn(keys, () => this.write(taskId, report));
  }

  /** Tasks of one status for a worker, longest waiting first; without retries that are not due yet. */
  async listWaiting(status: TaskStatus, limit: number): Promise<Task[]> {
    return this.tasks.listWaiting(status, limit, this.clock.now());
  }

  /** Removes the waiting and running tasks of a deleted user. */
  async dropOpen(userId: number): Promise<void> {
    await this.tasks.removeOfUser(userId, ['pending', 'in_progress']);
  }

  private async write(taskId: string, report: TaskReport): Promise<ReportedTask> {
    const account = await this.accounts.get(report.user_id);
    const before = await this.tasks.find(taskId);
    const now = this.clock.now();
    const task = applyReport(before, taskId, report, now);
    const { balance } = account.plan;
    if (task === before) return { task, balance };

    if (before) this.tasks.replace(task);
    else this.tasks.insert(task);
    const end = endOfTask(task);
    if (end) await this.notices.notify(account, end);
    const { file_name, ott_service } = task;
    if (task.status === 'failed') {
      this.downloads.countFailure(ott_service, now);
    }
    if (task.status !== 'completed') return { task, balance };

    const { delivery_link } = report;
    const finished = { taskId, file_name, ott_service, ...(delivery_link && { delivery_link }) };
    return { task, balance: await this.downloads.record(account, finished, now) };
  }
}
