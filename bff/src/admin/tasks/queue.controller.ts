import { Controller, Query, Req, Res } from '@nestjs/common';
import {
  type AdminTaskView,
  listAdminTasks,
  listInProgressTasks,
  type QueueView,
  streamTasks,
  type TaskColumn,
  type TaskPageView,
} from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueueFeedService } from '../../domain/tasks/queue-feed.service';
import { QueueReaderService } from '../../domain/tasks/queue-reader.service';
import { QueueService } from '../../domain/tasks/queue.service';
import { EventStreamsService } from '../../platform/events/event-streams.service';
import { pageOf } from '../../platform/http/page';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type AdminPrincipal, Caller } from '../../platform/security/caller';
import { SessionWatchService } from '../../platform/security/session-watch.service';
import { ColumnParam } from './column.param';
import { ListQueueParameters } from './list-tasks.query';
import { presentNamedTask, presentQueue } from './queue.presenter';

/** The Live Queue. Routes with fixed paths are declared before those with a column. */
@Controller()
export class QueueController {
  constructor(
    private readonly queue: QueueService,
    private readonly reader: QueueReaderService,
    private readonly feed: QueueFeedService,
    private readonly streams: EventStreamsService,
    private readonly sessions: SessionWatchService,
  ) {}

  @Route(listInProgressTasks)
  @Access(admin('read'))
  async listInProgress(): Promise<QueueView> {
    return presentQueue(await this.reader.read());
  }

  @Route(streamTasks)
  @Access(admin('read'))
  stream(
    @Caller() caller: AdminPrincipal,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const stream = this.streams.answer(reply, {
      owner: `admin ${caller.actor}`,
      sessionId: caller.sessionId,
      mayStay: () => this.sessions.isAlive(caller, request),
    });
    const leave = this.feed.watch((queue) => stream.send(presentQueue(queue)));
    stream.once('close', leave);
  }

  @Route(listAdminTasks)
  @Access(admin('read'))
  async list(
    @ColumnParam('status') column: TaskColumn,
    @Query() { page, limit, search = '' }: ListQueueParameters,
  ): Promise<{ tasks: AdminTaskView[]; pagination: TaskPageView }> {
    const { tasks, total } = await this.queue.list(column, search, page, limit);
    return {
      tasks: tasks.map(presentNamedTask),
      pagination: { ...pageOf(total, page, limit), totalTasks: total },
    };
  }
}
