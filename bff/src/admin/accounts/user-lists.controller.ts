import { Controller, Query } from '@nestjs/common';
import {
  getLeaderboard,
  type LeaderboardEntry,
  listExpiredUsers,
  listUsers,
  type ListUsersResponse,
} from '@portal/contracts';
import { planEndsOf } from '@portal/rules';
import { type AccountQuestion, allEnds } from '../../domain/accounts/account-list';
import { AccountListsService } from '../../domain/accounts/account-lists.service';
import { presentAdminUser } from '../../domain/accounts/present-user';
import { Clock } from '../../platform/clock/clock';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { endsOfFilter, endsOfStatus, orderOf } from './list-question';
import { ListUsersParameters, UserListParameters } from './list-users.query';

@Controller()
export class UserListsController {
  constructor(
    private readonly lists: AccountListsService,
    private readonly clock: Clock,
  ) {}

  @Route(listUsers)
  @Access(admin('read'))
  async list(@Query() parameters: ListUsersParameters): Promise<ListUsersResponse> {
    const { filter, status, search, sort = '-userId' } = parameters;
    const now = this.clock.now();
    const ends = allEnds(
      filter ? endsOfFilter(filter, now) : null,
      status ? endsOfStatus(status, now) : null,
    );
    const { counts, ...answer } = await this.answer(
      { ends, search, order: orderOf(sort) },
      parameters,
      now,
    );
    return counts && !filter ? { ...answer, counts } : answer;
  }

  @Route(listExpiredUsers)
  @Access(admin('read'))
  async listExpired(@Query() parameters: UserListParameters): Promise<ListUsersResponse> {
    const { search, sort = '-expiresAt' } = parameters;
    const now = this.clock.now();
    const ends = planEndsOf('Expired', now);
    const question = { ends, search, order: orderOf(sort) };
    const { users, pagination } = await this.answer(question, parameters, now);
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

  private async answer(
    question: AccountQuestion,
    { page, limit }: UserListParameters,
    now: Date,
  ): Promise<ListUsersResponse> {
    if (page === undefined) {
      const accounts = await this.lists.listAll(question);
      return { users: accounts.map((account) => presentAdminUser(account, now)) };
    }
    const found = await this.lists.readPage(question, { page, limit }, now);
    const { accounts, total: totalRecords, counts } = found;
    const totalPages = Math.max(1, Math.ceil(totalRecords / limit));
    return {
      users: accounts.map((account) => presentAdminUser(account, now)),
      pagination: { currentPage: found.page, totalPages, totalRecords },
      counts,
    };
  }
}
