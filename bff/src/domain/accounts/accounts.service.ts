import { Injectable } from '@nestjs/common';
import { DEFAULT_SETTINGS, placeholderName } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { ClientSession } from '../../platform/mongo/transactions';
import { PasswordHasher } from '../../platform/security/password-hasher';
import type { Account } from './account';
import { AccountsRepository } from './accounts.repository';

/** What a new account starts with. */
export interface NewAccount {
  readonly userId: number;
  /** Default 'User {id}'. */
  readonly name?: string;
  readonly email?: string | null;
  /** Clear text; without one only Telegram opens the account. */
  readonly password?: string;
}

/** Accounts of subscribers (design §4). */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /** One account, null when there is none. */
  async find(userId: number): Promise<Account | null> {
    return this.accounts.findByUserId(userId);
  }

  /** One account. @throws DomainError accounts/not-found. */
  async get(userId: number, session?: ClientSession): Promise<Account> {
    const account = await this.accounts.findByUserId(userId, session);
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
    await this.accounts.insert({ ...account, passwordHash });
    return account;
  }

  /**
   * Whether this is the account's password; null alike, and after the same work, for an unknown id, a
   * wrong password and an account without one (goal S14). A hash weaker than today's is renewed.
   * @throws DomainError request/too-many when too many checks wait.
   */
  async verifyPassword(userId: number, password: string): Promise<{ isFrozen: boolean } | null> {
    const known = await this.accounts.findCredentials(userId);
    const hash = known?.passwordHash ?? null;
    const matches = await this.passwords.verify(hash, password);
    if (!matches || !known || hash === null) return null;
    if (this.passwords.isWeak(hash)) {
      await this.accounts.replacePasswordHash(userId, hash, await this.passwords.hash(password));
    }
    return { isFrozen: known.isFrozen };
  }

  /** Freezes or unfreezes an account. @throws DomainError accounts/not-found. */
  async setFrozen(userId: number, isFrozen: boolean): Promise<void> {
    if (!(await this.accounts.setFrozen(userId, isFrozen))) {
      throw new DomainError('accounts/not-found', { userId });
    }
  }
}
