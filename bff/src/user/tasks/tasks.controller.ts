import { Controller, Req, Res } from '@nestjs/common';
import { getUserTasks, streamUserTasks, type UserTasksResponse } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { OwnQueueFeeds } from '../../domain/tasks/own-queue-feeds';
import { OwnQueueService } from '../../domain/tasks/own-queue.service';
import { EventStreams } from '../../platform/events/event-streams';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, selfOrAdmin } from '../../platform/security/access';
import {
  type AdminPrincipal,
  Caller,
  type SubscriberPrincipal,
} from '../../platform/security/caller';
import { SessionWatch } from '../../platform/security/session-watch';
import { presentTask } from '../../domain/tasks/present-task';

@Controller()
export class TasksController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly queue: OwnQueueService,
    private readonly feeds: OwnQueueFeeds,
    private readonly streams: EventStreams,
    private readonly sessions: SessionWatch,
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
      mayStay: () => this.sessions.isAlive(caller, request),
    });
    const leave = this.feeds.watch(userId, (tasks) =>
      stream.send({ tasks: tasks.map(presentTask) } satisfies UserTasksResponse),
    );
    stream.once('close', leave);
  }
}
