import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { type OpenedSession, SessionsService } from './sessions.service';

/** A subscriber who just signed in. */
export interface SignedIn {
  readonly account: Account;
  readonly session: OpenedSession;
}

/** Signs subscribers in by password (goals S10 to S14, S20, S25). */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * `oldCookie` is the session the browser had before; it ends.
   * @throws DomainError sessions/wrong-credentials alike for unknown id, wrong and missing password;
   * accounts/frozen only to who knows the password; request/too-many.
   */
  async withPassword(
    userId: number,
    password: string,
    oldCookie: string | null,
  ): Promise<SignedIn> {
    const known = await this.accounts.verifyPassword(userId, password);
    if (!known) throw new DomainError('sessions/wrong-credentials');
    if (known.isFrozen) throw new DomainError('accounts/frozen');
    const session = await this.sessions.openForSubscriber(userId, oldCookie);
    return { account: await this.stillWelcome(userId, session), session };
  }

  /** A freeze between check and session would not see the new session; so look again after it. */
  private async stillWelcome(userId: number, session: OpenedSession): Promise<Account> {
    const account = await this.accounts.find(userId);
    if (account && !account.isFrozen) return account;
    await this.sessions.revoke(session.sessionId);
    throw new DomainError(account ? 'accounts/frozen' : 'sessions/wrong-credentials');
  }
}
