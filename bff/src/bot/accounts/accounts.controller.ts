import { Controller } from '@nestjs/common';
import { type BotUserView, getBotUser } from '@portal/contracts';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { Clock } from '../../platform/clock/clock';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access } from '../../platform/security/access';
import { presentBotUser } from './bot-user.presenter';

@Controller()
export class BotAccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  @Route(getBotUser)
  @Access('bot')
  async read(@UserIdParam('id') userId: number): Promise<{ user: BotUserView }> {
    return { user: presentBotUser(await this.accounts.get(userId), this.clock.now()) };
  }
}
