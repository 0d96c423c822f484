import { Controller } from '@nestjs/common';
import { getUser, type GetUserResponse } from '@portal/contracts';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { Clock } from '../../platform/clock/clock';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, selfOrAdmin } from '../../platform/security/access';
import { presentUser } from '../../presenters/user.presenter';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  @Route(getUser)
  @Access(selfOrAdmin('id', 'read'))
  async read(@UserIdParam('id') userId: number): Promise<GetUserResponse> {
    return { user: presentUser(await this.accounts.get(userId), this.clock.now()) };
  }
}
