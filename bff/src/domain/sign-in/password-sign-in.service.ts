import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';
import { AccountsService } from '../accounts/accounts.service';
import type { Browser } from '../sessions/browser';
import { Entrance, type SignedIn } from './entrance';
import { LoginAttemptsService } from './login-attempts.service';

/** Signs subscribers in by password (goals S10 to S15, S20, S25). */
@Injectable()
export class PasswordSignInService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: LoginAttemptsService,
    private readonly entrance: Entrance,
  ) {}

  /**
   * @throws DomainError sessions/wrong-credentials and sessions/locked alike for accounts that exist
   * and those that do not; accounts/frozen only to who knows the password; request/too-many.
   */
  async signIn(userId: number, password: string, browser: Browser): Promise<SignedIn> {
    const { address } = browser;
    const verified = await this.attempts.check({ audience: 'subscriber', address, userId }, () =>
      this.accounts.verifyPassword(userId, password),
    );
    if (!verified) throw new DomainError('sessions/wrong-credentials');
    if (verified.isFrozen) throw new DomainError('accounts/frozen');
    return this.entrance.enter(userId, 'password', browser, () =>
      this.accounts.isStillPassword(userId, verified),
    );
  }
}
