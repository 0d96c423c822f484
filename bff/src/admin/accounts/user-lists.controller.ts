import { Controller, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  type AdminUserView,
  getLeaderboard,
  type LeaderboardEntry,
  listExpiredUsers,
  listUsers,
  type ListUsersResponse,
} from '@portal/contracts';
import { planEndsOf } from '@portal/rules';
import type { FastifyReply } from 'fastify';
import { type AccountQuery, allEnds } from '../../domain/accounts/account-list';
import { AccountListsService } from '../../domain/accounts/account-lists.service';
import { presentAdminUser } from './user.presenter';
import { Clock } from '../../platform/clock/clock';
import { pageOf, type PagePlace } from '../../platform/http/page';
import { Route } from '../../platform/http/route';
import { answerWhole, AnswersWhole } from '../../platform/http/whole-list';
import { Access, admin } from '../../platform/security/access';
import { endsOfFilter, endsOfStatus, ORDERS } from './list-query';
import { ListUsersParameters, ListExpiredUsersParameters } from './list-users.query';

@Controller()
export class UserListsController {
  constructor(
    private readonly lists: AccountListsService,
    private readonly clock: Clock,
  ) {}

  @Route(listUsers)
  @AnswersWhole()
  @Access(admin('read'))
  async list(
    @Query() parameters: ListUsersParameters,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListUsersResponse | StreamableFile> {
    const { filter, status, search, sort = '-userId' } = parameters;
    const now = this.clock.now();
    const ends = allEnds(
      filter ? endsOfFilter(filter, now) : null,
      status ? endsOfStatus(status, now) : null,
    );
    const query = { ends, search, order: ORDERS[sort] };
    const { page } = parameters;
    if (page === undefined) return this.answerWhole(query, reply, now);
    const { counts, ...answer } = await this.readPage(query, { ...parameters, page }, now);
    return counts && !filter ? { ...answer, counts } : answer;
  }

  @Route(listExpiredUsers)
  @AnswersWhole()
  @Access(admin('read'))
  async listExpired(
    @Query() parameters: ListExpiredUsersParameters,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListUsersResponse | StreamableFile> {
    const { search, sort = '-expiresAt', page } = parameters;
    const now = this.clock.now();
    const ends = planEndsOf('Expired', now);
    const query = { ends, search, order: ORDERS[sort] };
    if (page === undefined) return this.answerWhole(query, reply, now);
    const { users, pagination } = await this.readPage(query, { ...parameters, page }, now);
    return { users, pagination };
  }

  @Route(getLeaderboard)
  @Access(admin('read'))
  async readLeaderboard(): Promise<{ leaderboard: LeaderboardEntry[] }> {
    const downloaders = await this.lists.listTopDownloaders();
    const leaderboard = downloaders.map(({ userId, name, totals }) => ({
      userId,
      name,
      totalDownloads: totals.downloads,
    }));
    return { leaderboard };
  }

  private answerWhole(
    query: AccountQuery,
    reply: FastifyReply,
    now: Date,
  ): Promise<StreamableFile> {
    return answerWhole(reply, 'users', this.presentWhole(query, now));
  }

  private async *presentWhole(query: AccountQuery, now: Date): AsyncGenerator<AdminUserView[]> {
    for await (const accounts of this.lists.readWhole(query))
      yield accounts.map((account) => presentAdminUser(account, now));
  }

  private async readPage(
    query: AccountQuery,
    place: PagePlace,
    now: Date,
  ): Promise<ListUsersResponse> {
    const { accounts, page, total, counts } = await this.lists.readPage(query, place, now);
    return {
      users: accounts.map((account) => presentAdminUser(account, now)),
      pagination: pageOf(total, page, place.limit),
      counts,
    };
  }
}
