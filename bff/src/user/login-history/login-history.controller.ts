import { Controller } from '@nestjs/common';
import { getOwnLoginHistory, OWN_LOGIN_HISTORY_LIMIT, type OwnLoginView } from '@portal/contracts';
import { LoginHistoryService } from '../../domain/login-history/login-history.service';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, self } from '../../platform/security/access';
import { presentLogin } from './login.presenter';

@Controller()
export class LoginHistoryController {
  constructor(private readonly history: LoginHistoryService) {}

  @Route(getOwnLoginHistory)
  @Access(self('id'))
  async list(@UserIdParam('id') userId: number): Promise<{ logins: OwnLoginView[] }> {
    const logins = await this.history.listOfUser(userId, OWN_LOGIN_HISTORY_LIMIT);
    return { logins: logins.map(presentLogin) };
  }
}
