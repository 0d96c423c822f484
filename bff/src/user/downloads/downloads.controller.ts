import { Controller, Param } from '@nestjs/common';
import { getFullHistory, getServiceHistory, type HistoryResponse } from '@portal/contracts';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { DownloadsService } from '../../domain/downloads/downloads.service';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, selfOrAdmin } from '../../platform/security/access';
import { Caller, type Principal } from '../../platform/security/caller';
import { presentHistory } from '../../presenters/history.presenter';

@Controller()
export class DownloadsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly downloads: DownloadsService,
  ) {}

  // Declared before the route with a parameter, so that a service named "all" cannot hide it (SEC-34).
  @Route(getFullHistory)
  @Access(selfOrAdmin('id', 'read'))
  async readAll(
    @UserIdParam('id') userId: number,
    @Caller() caller: Principal,
  ): Promise<HistoryResponse> {
    await this.accounts.get(userId);
    return { history: presentHistory(await this.downloads.listHistory(userId), caller) };
  }

  @Route(getServiceHistory)
  @Access(selfOrAdmin('id', 'read'))
  async readService(
    @UserIdParam('id') userId: number,
    @Param('ott') serviceName: string,
    @Caller() caller: Principal,
  ): Promise<HistoryResponse> {
    await this.accounts.get(userId);
    const entries = await this.downloads.listServiceHistory(userId, serviceName);
    return { history: presentHistory(entries, caller) };
  }
}
