import { Body, Controller } from '@nestjs/common';
import { cancelTask, retryFailedTasks, retryTask } from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import { TaskIdParam } from '../../domain/tasks/task-id.param';
import { QueueActionsService } from '../../domain/tasks/queue-actions.service';
import { Clock } from '../../platform/clock/clock';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { RetryFailedBody } from './retry-failed.body';

@Controller()
export class QueueActionsController {
  constructor(
    private readonly actions: QueueActionsService,
    private readonly clock: Clock,
  ) {}

  @Route(retryFailedTasks)
  @Access(admin('queue'))
  async retryFailed(
    @Body() { search = '', error }: RetryFailedBody,
    @AdminOrigin() origin: Origin,
  ): Promise<{ retried: number; message: string }> {
    const retried = await this.actions.retryFailed(origin, search, error ?? null);
    return { retried, message: `${retried} ${retried === 1 ? 'task' : 'tasks'} queued again.` };
  }

  @Route(retryTask)
  @Refuses('tasks/not-found', 'tasks/not-failed', 'tasks/retries-used-up')
  @Access(admin('queue'))
  async retry(
    @TaskIdParam('taskId') taskId: string,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    const dueAt = await this.actions.retry(origin, taskId);
    const minutes = Math.round((dueAt.getTime() - this.clock.now().getTime()) / MINUTE_MS);
    if (minutes <= 0) return { message: 'Task queued again.' };
    return {
      message: `Task queued again. The bot gets it in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    };
  }

  @Route(cancelTask)
  @Refuses('tasks/not-found', 'tasks/over')
  @Access(admin('queue'))
  async cancel(
    @TaskIdParam('taskId') taskId: string,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    await this.actions.cancel(origin, taskId);
    return { message: 'Task cancelled!' };
  }
}
