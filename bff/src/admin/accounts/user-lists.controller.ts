import { Controller, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  getLeaderboard,
  type LeaderboardEntry,
  type ListedUserView,
  listExpiredUsers,
  listUsers,
  type ListUsersResponse,
  type UserInclude,
} from '@portal/contracts';
import { planEndsOf } from '@portal/rules';
import type { FastifyReply } from 'fastify';
import type { Account } from '../../domain/accounts/account';
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
import { UserActivityService } from './user-activity.service';

/** A list, and what it includes. */
type ListQuery = AccountQuery & { readonly include: UserInclude | undefined };

@Controller()
export class UserListsController {
  constructor(
    private readonly lists: AccountListsService,
    private readonly activity: UserActivityService,
    private readonly clock: Clock,
  ) {}

  @Route(listUsers)
  @AnswersWhole()
  @Access(admin('read'))
  async list(
    @Query() parameters: ListUsersParameters,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListUsersResponse | StreamableFile> {
    const { filter, status, search, sort = '-userId', include } = parameters;
    const now = this.clock.now();
    const ends = allEnds(
      filter ? endsOfFilter(filter, now) : null,
      status ? endsOfStatus(status, now) : null,
    );
    const query = { ends, search, order: ORDERS[sort], include };
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
    const { search, sort = '-expiresAt', page, include } = parameters;
    const now = this.clock.now();
    const ends = planEndsOf('Expired', now);
    const query = { ends, search, order: ORDERS[sort], include };
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

  private answerWhole(query: ListQuery, reply: FastifyReply, now: Date): Promise<StreamableFile> {
    return answerWhole(reply, 'users', this.presentWhole(query, now));
  }

  private async *presentWhole(query: ListQuery, now: Date): AsyncGenerator<ListedUserView[]> {
    for await (const accounts of this.lists.readWhole(query))
      yield await this.present(accounts, query, now);
  }

  private async readPage(
    query: ListQuery,
    place: PagePlace,
    now: Date,
  ): Promise<ListUsersResponse> {
    const { accounts, page, total, counts } = await this.lists.readPage(query, place, now);
    return {
      users: await this.present(accounts, query, now),
      pagination: pageOf(total, page, place.limit),
      counts,
    };
  }

  private async present(
    accounts: readonly Account[],
    { include }: ListQuery,
    now: Date,
  ): Promise<ListedUserView[]> {
    const users = accounts.map((account) => presentAdminUser(account, now));
    return include === 'activity' ? this.activity.addTo(users) : users;
  }
}
