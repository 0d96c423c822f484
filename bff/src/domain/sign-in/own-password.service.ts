import { Injectable } from '@nestjs/common';
import { RECENT_SIGN_IN_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { SubscriberPrincipal } from '../../platform/security/caller';
import { AccountsService } from '../accounts/accounts.service';
import type { Browser } from '../sessions/browser';
import type { OpenedSession } from '../sessions/sessions.service';
import { SessionIssuerService } from './session-issuer.service';
import { LoginAttemptsService } from './login-attempts.service';

/** Sets a subscriber's own first or new password. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: LoginAttemptsService,
    private readonly issuer: SessionIssuerService,
    private readonly clock: Clock,
  ) {}

  /**
   * Allowed only soon after a sign-in, because the old password is not required (SEC-64). Ends every
   * session of the user and gives this browser a new one, which does not count as a new sign-in.
   * @throws DomainError sessions/too-old and what AccountsService.preparePassword refuses.
   */
  async set(
    { userId, method, signedInAt }: Pick<SubscriberPrincipal, 'userId' | 'method' | 'signedInAt'>,
    password: string,
    browser: Browser,
  ): Promise<OpenedSession> {
    const age = this.clock.now().getTime() - signedInAt.getTime();
    if (age > RECENT_SIGN_IN_MS) throw new DomainError('sessions/too-old');
    const prepared = await this.accounts.preparePassword(userId, password);
    await this.accounts.setPassword(userId, prepared);
    await this.attempts.forgetAccount(userId);
    return this.issuer.reissue(userId, { method, signedInAt }, browser);
  }
}
