import { Body, Controller, Query, Res } from '@nestjs/common';
import {
  listTasks,
  type ListTasksResponse,
  reportTask,
  type ReportTaskResponse,
} from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { tasksTopic } from '../../domain/tasks/task-changes.service';
import { TasksService } from '../../domain/tasks/tasks.service';
import { LongPollService } from '../../platform/events/long-poll.service';
import { TakesLong } from '../../platform/http/long-answers';
import { Refuses, Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { Caller, type MachinePrincipal } from '../../platform/security/caller';
import { ListTasksQuery } from './list-tasks.query';
import { presentTask } from '../../presenters/task.presenter';
import { ReportTaskBody } from './report-task.body';
import { TaskIdParam } from '../../domain/tasks/task-id.param';

@Controller()
export class BotTasksController {
  constructor(
    private readonly tasks: TasksService,
    private readonly polls: LongPollService,
  ) {}

  @Route(reportTask)
  @Refuses('accounts/not-found', 'tasks/other-user', 'tasks/backward')
  @Access('bot')
  async report(
    @TaskIdParam('taskId') taskId: string,
    @Body() body: ReportTaskBody,
  ): Promise<ReportTaskResponse> {
    const { task, balance } = await this.tasks.reportTask(taskId, body);
    return { task: presentTask(task), balance };
  }

  @Route(listTasks)
  @Access('bot')
  @TakesLong()
  async list(
    @Query() { status, limit, wait }: ListTasksQuery,
    @Caller() { name: owner }: MachinePrincipal,
    @Res({ passthrough: true }) { raw: response }: FastifyReply,
  ): Promise<ListTasksResponse> {
    const tasks = await this.polls.answer({
      ...{ owner, wait, response, topic: tasksTopic(status) },
      read: () => this.tasks.listWaiting(status, limit),
      isEmpty: ({ length }) => length === 0,
    });
    return { tasks: tasks.map(presentTask) };
  }
}
