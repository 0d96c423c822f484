import { Controller, Req, Res } from '@nestjs/common';
import { getUserTasks, streamUserTasks, type UserTasksResponse } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { OwnQueueFeedsService } from '../../domain/tasks/own-queue-feeds.service';
import { OwnQueueService } from '../../domain/tasks/own-queue.service';
import { EventStreamsService } from '../../platform/events/event-streams.service';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, selfOrAdmin } from '../../platform/security/access';
import {
  type AdminPrincipal,
  Caller,
  type SubscriberPrincipal,
} from '../../platform/security/caller';
import { SessionWatchService } from '../../platform/security/session-watch.service';
import { presentTask } from '../../presenters/task.presenter';

@Controller()
export class TasksController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly queue: OwnQueueService,
    private readonly feeds: OwnQueueFeedsService,
    private readonly streams: EventStreamsService,
    private readonly sessions: SessionWatchService,
  ) {}

  @Route(getUserTasks)
  @Access(selfOrAdmin('id', 'read'))
  async list(@UserIdParam('id') userId: number): Promise<UserTasksResponse> {
    await this.accounts.get(userId);
    return { tasks: (await this.queue.list(userId)).map(presentTask) };
  }

  @Route(streamUserTasks)
  @Access(selfOrAdmin('id', 'read'))
  async stream(
    @UserIdParam('id') userId: number,
    @Caller() caller: SubscriberPrincipal | AdminPrincipal,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.accounts.get(userId);
    const stream = this.streams.answer(reply, {
      owner: caller.kind === 'admin' ? `admin ${caller.actor}` : `user ${caller.userId}`,
      sessionId: caller.sessionId,
      mayStay: () => this.sessions.isAlive(caller, request),
    });
    const leave = this.feeds.watch(userId, (tasks) =>
      stream.send({ tasks: tasks.map(presentTask) } satisfies UserTasksResponse),
    );
    stream.once('close', leave);
  }
}
