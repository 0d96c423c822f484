import { Injectable } from '@nestjs/common';
import type { LoginMethod } from '@portal/contracts';
import { DomainError } from '../../platform/errors/domain-error';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { LoginHistoryService } from '../login-history/login-history.service';
import type { Browser } from '../sessions/browser';
import {
  type OpenedSession,
  SessionsService,
  type SignInFacts,
} from '../sessions/sessions.service';

/** A subscriber who has just signed in. */
export interface SignedIn {
  readonly account: Account;
  readonly session: OpenedSession;
}

/** The last step of every sign-in: opens the session and checks whether it is allowed. */
@Injectable()
export class SessionIssuerService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly history: LoginHistoryService,
  ) {}

  /**
   * Opens a session after a successful proof, and records it in the login history. `isStillProof` is called
   * after the session is stored.
   * @throws DomainError accounts/frozen, sessions/wrong-credentials.
   */
  async issue(
    userId: number,
    method: LoginMethod,
    browser: Browser,
    isStillProof: () => Promise<boolean> = async () => true,
  ): Promise<SignedIn> {
    const session = await this.sessions.openForSubscriber(userId, browser, { method });
    const account = await this.findPermitted(userId, session, isStillProof);
    await this.history.record(account, method, browser);
    return { account, session };
  }

  /** Passes a sign-in on to another browser, and records it there in the login history. */
  async pass(userId: number, signIn: SignInFacts, browser: Browser): Promise<SignedIn> {
    const session = await this.sessions.openForSubscriber(userId, browser, signIn);
    const account = await this.findPermitted(userId, session, async () => true);
    await this.history.record(account, signIn.method ?? 'telegram-app', browser);
    return { account, session };
  }

  /** Gives a signed-in browser a new session of its sign-in, after all sessions of the user were ended. */
  async reissue(userId: number, signIn: SignInFacts, browser: Browser): Promise<OpenedSession> {
    const session = await this.sessions.openForSubscriber(userId, browser, signIn);
    await this.findPermitted(userId, session, async () => true);
    return session;
  }

  /**
   * A change that ends all sessions between proof and session misses the new one, so check after it is
   * stored.
   */
  private async findPermitted(
    userId: number,
    session: OpenedSession,
    isStillProof: () => Promise<boolean>,
  ): Promise<Account> {
    const account = await this.accounts.find(userId);
    if (account && !account.isFrozen && (await isStillProof())) return account;
    await this.sessions.revokeOpened(userId, session);
    throw new DomainError(account?.isFrozen ? 'accounts/frozen' : 'sessions/wrong-credentials');
  }
}
