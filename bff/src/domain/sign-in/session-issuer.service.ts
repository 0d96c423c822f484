import { Injectable } from '@nestjs/common';
import type { LoginMethod } from '@portal/contracts';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { describeUserAgent } from '../../platform/http/user-agent';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { KnownDevicesService } from '../known-devices/known-devices.service';
import { LoginHistoryService } from '../login-history/login-history.service';
import { NoticesService } from '../notices/notices.service';
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
    private readonly devices: KnownDevicesService,
    private readonly notices: NoticesService,
    private readonly transactions: TransactionsService,
    private readonly clock: Clock,
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
    const isNew = await this.isNewDevice(userId, browser);
    const session = await this.sessions.openForSubscriber(userId, browser, { method });
    const account = await this.findPermitted(userId, session, isStillProof);
    await this.record(account, method, { browser, session, isNew });
    return { account, session };
  }

  /** Passes a sign-in on to another browser, and records it there in the login history. */
  async pass(userId: number, signIn: SignInFacts, browser: Browser): Promise<SignedIn> {
    const isNew = await this.isNewDevice(userId, browser);
    const session = await this.sessions.openForSubscriber(userId, browser, signIn);
    const account = await this.findPermitted(userId, session, async () => true);
    await this.record(account, signIn.method ?? 'telegram-app', { browser, session, isNew });
    return { account, session };
  }

  /** Gives a signed-in browser a new session of its sign-in, after all sessions of the user were ended. */
  async reissue(userId: number, signIn: SignInFacts, browser: Browser): Promise<OpenedSession> {
    const session = await this.sessions.openForSubscriber(userId, browser, signIn);
    await this.findPermitted(userId, session, async () => true);
    return session;
  }

  private async isNewDevice(userId: number, browser: Browser): Promise<boolean> {
    return (await this.devices.deviceOfSubscriber(userId, browser)) === null;
  }

  /** Records a sign-in, and notifies the user of one from a new device. The first of an account is no news. */
  private async record(
    account: Account,
    method: LoginMethod,
    { browser, session, isNew }: { browser: Browser; session: OpenedSession; isNew: boolean },
  ): Promise<void> {
    const isFirst = isNew && (await this.history.listOfUser(account.userId, 1)).length === 0;
    await this.transactions.run(async () => {
      await this.history.record(account, method, browser);
      if (!isNew || isFirst) return;
      const facts = { device: describeUserAgent(browser.userAgent) };
      const notice = { key: `sign-in:${session.sessionId}`, at: this.clock.now() };
      const content = { kind: 'new_sign_in', facts } as const;
      await this.notices.notify(account, { ...notice, content });
    });
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
