import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';
import { AccountsService } from '../accounts/accounts.service';
import type { Browser } from '../sessions/browser';
import { SessionIssuerService, type SignedIn } from './session-issuer.service';
import { LoginAttemptsService } from './login-attempts.service';
import { subscriberAttempt } from './login-counters';
import { SignInDelaysService } from './sign-in-delays.service';
import { SignInSourcesService } from './sign-in-sources.service';

/** Signs subscribers in by password (SEC-10 to SEC-15, SEC-20, SEC-25). */
@Injectable()
export class PasswordSignInService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sources: SignInSourcesService,
    private readonly delays: SignInDelaysService,
    private readonly attempts: LoginAttemptsService,
    private readonly issuer: SessionIssuerService,
  ) {}

  /**
   * Signs in by user id and password.
   * @throws DomainError sessions/wrong-credentials and sessions/locked, also for accounts that do not
   * exist; accounts/frozen only after a correct password; request/too-many.
   */
  async signIn(userId: number, password: string, browser: Browser): Promise<SignedIn> {
    const source = await this.sources.ofSubscriber(userId, browser);
    const attempt = subscriberAttempt(userId, source);
    await this.delays.wait(attempt, browser);
    const verified = await this.attempts.check(attempt, () =>
      this.accounts.verifyPassword(userId, password),
    );
    if (!verified) throw new DomainError('sessions/wrong-credentials');
    if (verified.isFrozen) throw new DomainError('accounts/frozen');
    return this.issuer.issue(userId, 'password', browser, () =>
      this.accounts.isStillPassword(userId, verified),
    );
  }
}
