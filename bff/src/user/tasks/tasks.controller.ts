import { Controller, Req, Res } from '@nestjs/common';
import { getUserTasks, streamUserTasks, type UserTasksResponse } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { NoticesService } from '../../domain/notices/notices.service';
import { UnreadCountsService } from '../../domain/notices/unread-counts.service';
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
    private readonly notices: NoticesService,
    private readonly unread: UnreadCountsService,
    private readonly streams: EventStreamsService,
    private readonly sessions: SessionWatchService,
  ) {}

  @Route(getUserTasks)
  @Access(selfOrAdmin('id', 'read'))
  async list(
    @UserIdParam('id') userId: number,
    @Caller() { kind }: SubscriberPrincipal | AdminPrincipal,
  ): Promise<UserTasksResponse> {
    await this.accounts.get(userId);
    const tasks = (await this.queue.list(userId)).map(presentTask);
    if (kind === 'admin') return { tasks };
    return { tasks, unreadNotices: await this.notices.countUnread(userId) };
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
    const send = (state: UserTasksResponse): void => stream.send(state);
    const leave =
      caller.kind === 'admin'
        ? this.feeds.watch(userId, (tasks) => send({ tasks: tasks.map(presentTask) }))
        : this.watchOwn(userId, send);
    stream.once('close', leave);
  }

  /** Sends a state after each change of the queue or of the unread notices, from when both are known. */
  private watchOwn(userId: number, send: (state: UserTasksResponse) => void): () => void {
    const state: Partial<UserTasksResponse> = {};
    const change = (part: Partial<UserTasksResponse>): void => {
      const { tasks, unreadNotices } = Object.assign(state, part);
      if (tasks && unreadNotices !== undefined) send({ tasks, unreadNotices });
    };
    const leaves = [
      this.unread.watch(userId, (unreadNotices) => change({ unreadNotices })),
      this.feeds.watch(userId, (tasks) => change({ tasks: tasks.map(presentTask) })),
    ];
    return () => leaves.forEach((leave) => leave());
  }
}
