import { Body, Controller, Query } from '@nestjs/common';
import {
  listTasks,
  type ListTasksResponse,
  reportTask,
  type ReportTaskResponse,
} from '@portal/contracts';
import { TasksService } from '../../domain/tasks/tasks.service';
import { Refuses, Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { ListTasksQuery } from './list-tasks.query';
import { presentTask } from '../../presenters/task.presenter';
import { ReportTaskBody } from './report-task.body';
import { TaskIdParam } from '../../domain/tasks/task-id.param';

@Controller()
export class BotTasksController {
  constructor(private readonly tasks: TasksService) {}

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
  async list(@Query() { status, limit }: ListTasksQuery): Promise<ListTasksResponse> {
    const tasks = await this.tasks.listWaiting(status, limit);
    return { tasks: tasks.map(presentTask) };
  }
}
