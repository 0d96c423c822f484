import { Controller, Query } from '@nestjs/common';
import {
  type AdminUserResponse,
  getUserDetails,
  getUserDownloadHistory,
  getUserOtt,
  type HistoryResponse,
  type OttStat,
  searchUser,
  type SearchUserResponse,
} from '@portal/contracts';
import { AccountSearchService } from '../../domain/accounts/account-search.service';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { presentAdminUser } from './user.presenter';
import { DownloadsService } from '../../domain/downloads/downloads.service';
import { presentHistory } from '../../presenters/history.presenter';
import { StatisticsService } from '../../domain/statistics/statistics.service';
import { Clock } from '../../platform/clock/clock';
import { Refuses, Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, admin } from '../../platform/security/access';
import { Caller, type Principal } from '../../platform/security/caller';
import { SearchUserParameters } from './search-user.query';
import { UserActivityService } from './user-activity.service';

@Controller()
export class AdminUsersController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly searches: AccountSearchService,
    private readonly activity: UserActivityService,
    private readonly statistics: StatisticsService,
    private readonly downloads: DownloadsService,
    private readonly clock: Clock,
  ) {}

  @Route(searchUser)
  @Refuses('accounts/not-found')
  @Access(admin('read'))
  async search(@Query() { query }: SearchUserParameters): Promise<SearchUserResponse> {
    const { accounts, total } = await this.searches.find(query);
    const now = this.clock.now();
    const user = presentAdminUser(accounts[0], now);
    if (accounts.length === 1) return { user };
    const found = accounts.map((account) => presentAdminUser(account, now));
    return { user, candidates: await this.activity.addTo(found), total };
  }

  @Route(getUserDetails)
  @Access(admin('read'))
  async readDetails(@UserIdParam('id') userId: number): Promise<AdminUserResponse> {
    return { user: presentAdminUser(await this.accounts.get(userId), this.clock.now()) };
  }

  @Route(getUserOtt)
  @Access(admin('read'))
  async readServices(@UserIdParam('id') userId: number): Promise<{ stats: OttStat[] }> {
    return { stats: await this.statistics.readUserServices(userId) };
  }

  @Route(getUserDownloadHistory)
  @Access(admin('read'))
  async readHistory(
    @UserIdParam('id') userId: number,
    @Caller() caller: Principal,
  ): Promise<HistoryResponse> {
    await this.accounts.get(userId);
    return { history: presentHistory(await this.downloads.listHistory(userId), caller) };
  }
}
