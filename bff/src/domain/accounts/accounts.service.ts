import { Injectable } from '@nestjs/common';
import { DEFAULT_SETTINGS, placeholderName } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { PasswordHasherService } from '../../platform/security/password-hasher.service';
import { SessionsService } from '../sessions/sessions.service';
import type { Account } from './account';
import { AccountsRepository, type Credentials } from './accounts.repository';
import { passwordFault } from './password-policy';

/** Data of a new account. */
export interface NewAccount {
  readonly userId: number;
  /** Default 'User {id}'. */
  readonly name?: string;
  readonly email?: string | null;
  /** Clear text; without a password only a Telegram sign-in opens the account. */
  readonly password?: string;
}

/** A checked and hashed password. Hashing is slow, so it happens before the transaction. */
export interface PreparedPassword {
  readonly hash: string;
}

/** Result of a correct password, for the sign-in. */
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
  async find(userId: number): Promise<Account | null> {
    return this.accounts.findByUserId(userId);
  }

  /** One account. @throws DomainError accounts/not-found. */
  async get(userId: number): Promise<Account> {
    const account = await this.accounts.findByUserId(userId);
    if (!account) throw new DomainError('accounts/not-found', { userId });
    return account;
  }

  /** Opens an account without a plan. @throws error 11000 when the id is taken. */
  async open({ userId, name, email, password }: NewAccount): Promise<Account> {
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
    await this.accounts.insert({ ...account, passwordHash, passwordSetAt: null });
    return account;
  }

  /** Returns the account, or opens one without a plan; concurrent calls open only one. */
  async findOrOpen(account: NewAccount): Promise<Account> {
    return retryOnDuplicateKey(
      async () => (await this.find(account.userId)) ?? (await this.open(account)),
    );
  }

  /**
   * Checks the password of an account. Returns null for an unknown id, a wrong password and an account
   * without a password; all three take the same time (SEC-14). Replaces a hash with outdated parameters.
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

  /** Whether the account has a password. */
  async hasPassword(userId: number): Promise<boolean> {
    return ((await this.accounts.findCredentials(userId))?.passwordHash ?? null) !== null;
  }

  /** Password fields of an audit record: whether there is one, and when it was set, if known. */
  async passwordFacts(
    userId: number,
  ): Promise<{ hasPassword: boolean; passwordSetAt: string | null }> {
    const known = await this.accounts.findCredentials(userId);
    return {
      hasPassword: (known?.passwordHash ?? null) !== null,
      passwordSetAt: known?.passwordSetAt?.toISOString() ?? null,
    };
  }

  /** Whether the password is still the one that was verified. */
  async isStillPassword(userId: number, { passwordSetAt }: VerifiedPassword): Promise<boolean> {
    const known = await this.accounts.findCredentials(userId);
    return known?.passwordSetAt?.getTime() === passwordSetAt?.getTime();
  }

  /**
   * Checks and hashes a new password for setPassword, even when there is no such user.
   * @throws DomainError sessions/password-too-short, sessions/password-too-common, request/invalid
   * above 1,024 bytes, request/too-many.
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

  /**
   * Sets the first or a new password and ends every session of the user (SEC-21).
   * @throws DomainError accounts/not-found.
   */
  async setPassword(userId: number, { hash }: PreparedPassword): Promise<void> {
    await this.changeAndEndSessions(userId, 'password-changed', () =>
      this.accounts.setPasswordHash(userId, hash, this.clock.now()),
    );
  }

  /**
   * Freezes or unfreezes an account; freezing ends all sessions at once (SEC-25).
   * @throws DomainError accounts/not-found.
   */
  async setFrozen(userId: number, isFrozen: boolean): Promise<void> {
    await this.changeAndEndSessions(userId, 'frozen', () =>
      this.accounts.setFrozen(userId, isFrozen),
    );
  }

  /**
   * Removes the account and ends its sessions (SEC-25); returns the removed account. Call it only through
   * AccountDeletionService, which also deletes the other data.
   * @throws DomainError accounts/not-found.
   */
  async remove(userId: number): Promise<Account> {
    const removed = await this.accounts.remove(userId);
    if (!removed) throw new DomainError('accounts/not-found', { userId });
    await this.sessions.revokeAllOfUser(userId, 'deleted');
    return removed;
  }

  /** A change of who may sign in ends the open sessions in the same transaction. */
  private async changeAndEndSessions(
    userId: number,
    end: 'frozen' | 'password-changed',
    change: () => Promise<boolean>,
  ): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await change())) throw new DomainError('accounts/not-found', { userId });
      await this.sessions.revokeAllOfUser(userId, end);
    });
  }
}
