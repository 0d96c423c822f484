import { Injectable } from '@nestjs/common';
import { DEFAULT_SETTINGS, placeholderName } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { type ClientSession, TransactionsService } from '../../platform/mongo/transactions.service';
import { PasswordHasherService } from '../../platform/security/password-hasher.service';
import { SessionsService } from '../sessions/sessions.service';
import type { Account } from './account';
import { AccountsRepository, type Credentials } from './accounts.repository';
import { passwordFault } from './password-policy';

/** What a new account starts with. */
export interface NewAccount {
  readonly userId: number;
  /** Default 'User {id}'. */
  readonly name?: string;
  readonly email?: string | null;
  /** Clear text; without one only Telegram opens the account. */
  readonly password?: string;
}

/** A password that may be set, hashed; made before the transaction that sets it, for it takes long. */
export interface PreparedPassword {
  readonly hash: string;
}

/** A password that was right, as far as it matters to the sign-in. */
export type VerifiedPassword = Pick<Credentials, 'isFrozen' | 'passwordSetAt'>;

/** Accounts of subscribers. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly passwords: PasswordHasherService,
    private readonly sessions: SessionsService,
    private readonly transactions: TransactionsService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** One account, null when there is none. */
  async find(userId: number, session?: ClientSession): Promise<Account | null> {
    return this.accounts.findByUserId(userId, session);
  }

  /** One account. @throws DomainError accounts/not-found. */
  async get(userId: number, session?: ClientSession): Promise<Account> {
    const account = await this.accounts.findByUserId(userId, session);
    if (!account) throw new DomainError('accounts/not-found', { userId });
    return account;
  }

  /** Opens an account without a plan. @throws error 11000 when the id is taken. */
  async open(
    { userId, name, email, password }: NewAccount,
    session?: ClientSession,
  ): Promise<Account> {
    const passwordHash = password === undefined ? null : await this.passwords.hash(password);
    const account: Account = {
      userId,
      name: name ?? placeholderName(userId),
      email: email ?? null,
      photo: null,
      plan: { start: null, days: 0, balance: 0, price: null, currency: null, activates: [] },
      expiresAt: null,
      settings: { ...DEFAULT_SETTINGS },
      isFrozen: false,
      totals: { downloads: 0, services: [] },
      createdAt: this.clock.now(),
    };
    await this.accounts.insert({ ...account, passwordHash, passwordSetAt: null }, session);
    return account;
  }

  /** The account, opened without a plan if it is not there yet; several at once open one. */
  async findOrOpen(account: NewAccount): Promise<Account> {
    return retryOnDuplicateKey(
      async () => (await this.find(account.userId)) ?? (await this.open(account)),
    );
  }

  /**
   * Whether this is the account's password; null alike, and after the same work, for an unknown id, a
   * wrong password and an account without one (SEC-14). A hash weaker than today's is renewed.
   * @throws DomainError request/too-many when too many checks wait.
   */
  async verifyPassword(userId: number, password: string): Promise<VerifiedPassword | null> {
    const known = await this.accounts.findCredentials(userId);
    const hash = known?.passwordHash ?? null;
    const matches = await this.passwords.verify(hash, password);
    if (!matches || !known || hash === null) return null;
    if (this.passwords.isWeak(hash)) {
      await this.accounts.replacePasswordHash(userId, hash, await this.passwords.hash(password));
    }
    return { isFrozen: known.isFrozen, passwordSetAt: known.passwordSetAt ?? null };
  }

  /** Whether somebody can sign in to the account with a password. */
  async hasPassword(userId: number): Promise<boolean> {
    return ((await this.accounts.findCredentials(userId))?.passwordHash ?? null) !== null;
  }

  /** What the audit says of a user's password: whether there is one, and when it was set if that is known. */
  async passwordFacts(
    session: ClientSession,
    userId: number,
  ): Promise<{ hasPassword: boolean; passwordSetAt: string | null }> {
    const known = await this.accounts.findCredentials(userId, session);
    return {
      hasPassword: (known?.passwordHash ?? null) !== null,
      passwordSetAt: known?.passwordSetAt?.toISOString() ?? null,
    };
  }

  /** Whether no other password was set since this one was found right. */
  async isStillPassword(userId: number, { passwordSetAt }: VerifiedPassword): Promise<boolean> {
    const known = await this.accounts.findCredentials(userId);
    return known?.passwordSetAt?.getTime() === passwordSetAt?.getTime();
  }

  /**
   * Sets the first or a new password and ends every session of the user (SEC-21).
   * @throws DomainError sessions/password-too-short, sessions/password-too-common, request/invalid
   * above 1,024 bytes, request/too-many, accounts/not-found.
   */
  async setPassword(userId: number, password: string): Promise<void> {
    const prepared = await this.preparePassword(userId, password);
    await this.transactions.run((session) => this.setPasswordWithin(session, userId, prepared));
  }

  /**
   * Checks and hashes a new password, whether there is such a user or not.
   * @throws as setPassword, but for accounts/not-found.
   */
  async preparePassword(userId: number, password: string): Promise<PreparedPassword> {
    const { brand, telegram } = this.config;
    const account = await this.find(userId);
    const [mailbox = ''] = account?.email?.split('@') ?? [];
    const own = [String(userId), account?.name ?? '', mailbox];
    const fault = await passwordFault(password, [brand.name, telegram.botName ?? '', ...own]);
    if (fault) throw new DomainError(fault);
    return { hash: await this.passwords.hash(password) };
  }

  /** setPassword inside a transaction of the caller's. @throws DomainError accounts/not-found. */
  async setPasswordWithin(
    session: ClientSession,
    userId: number,
    { hash }: PreparedPassword,
  ): Promise<void> {
    const isThere = await this.accounts.setPasswordHash(userId, hash, this.clock.now(), session);
    await this.endSessions(userId, isThere, session);
  }

  /** Freezes or unfreezes; who is frozen is out at once (SEC-25). @throws DomainError accounts/not-found. */
  async setFrozen(userId: number, isFrozen: boolean): Promise<void> {
    await this.transactions.run((session) => this.setFrozenWithin(session, userId, isFrozen));
  }

  /** The same inside a transaction of the caller's. @throws as setFrozen. */
  async setFrozenWithin(session: ClientSession, userId: number, isFrozen: boolean): Promise<void> {
    const isThere = await this.accounts.setFrozen(userId, isFrozen, session);
    await this.endSessions(userId, isThere, session);
  }

  /**
   * Removes the account and ends its sessions (SEC-25); gives what was removed. Only as a part of
   * AccountDeletionService, which knows what else goes. @throws DomainError accounts/not-found.
   */
  async removeWithin(session: ClientSession, userId: number): Promise<Account> {
    const removed = await this.accounts.remove(userId, session);
    if (!removed) throw new DomainError('accounts/not-found', { userId });
    await this.sessions.revokeAllOfUser(userId, session);
    return removed;
  }

  /** What changes who may come in ends the sessions of those who are in, in the same step. */
  private async endSessions(
    userId: number,
    isThere: boolean,
    session: ClientSession,
  ): Promise<void> {
    if (!isThere) throw new DomainError('accounts/not-found', { userId });
    await this.sessions.revokeAllOfUser(userId, session);
  }
}
