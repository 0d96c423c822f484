import { Injectable } from '@nestjs/common';
import type { LoginMethod, TelegramLoginRequest } from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { AccountsService } from '../accounts/accounts.service';
import type { Browser } from '../sessions/browser';
import { SessionIssuerService, type SignedIn } from './session-issuer.service';
import { LoginAttemptsService } from './login-attempts.service';
import { readTelegramAppLogin } from './telegram-app-login';
import { readTelegramLogin, type TelegramPerson, type TelegramRules } from './telegram-login';
import { TelegramLoginsRepository } from './telegram-logins.repository';

/** Longer than any payload can be valid, for every allowed configuration (SEC-4). */
const USED_KEPT_MS = 2 * DAY_MS;

/** A subscriber who has just signed in by Telegram. */
export type TelegramSignIn = SignedIn & { readonly hasPassword: boolean };

/**
 * Signs subscribers in by Telegram, with its login widget or in a Mini App; works also while wrong passwords
 * lock the account (SEC-1 to SEC-9, SEC-15, SEC-66 to SEC-68).
 */
@Injectable()
export class TelegramSignInService {
  constructor(
    private readonly config: Config,
    private readonly used: TelegramLoginsRepository,
    private readonly accounts: AccountsService,
    private readonly attempts: LoginAttemptsService,
    private readonly issuer: SessionIssuerService,
    private readonly clock: Clock,
  ) {}

  /**
   * Signs in with the widget's data; the first sign-in creates the account. User IDs are Telegram ids, so an
   * account with a password and the same id belongs to the same person (SEC-9).
   * @throws DomainError sessions/telegram-missing, sessions/wrong-telegram-data, accounts/frozen.
   */
  async withWidget(payload: TelegramLoginRequest, browser: Browser): Promise<TelegramSignIn> {
    const person = await this.redeem(
      (rules) => readTelegramLogin(payload, rules),
      new DomainError('sessions/wrong-telegram-data', { reason: 'used' }),
    );
    return this.enter(person, 'telegram', browser);
  }

  /**
   * Signs in with a Mini App's data, by the same rules. Used data count as stale: a client may hand them out
   * again.
   * @throws DomainError sessions/telegram-missing, sessions/wrong-telegram-app-data,
   * sessions/stale-telegram-app-data, accounts/frozen.
   */
  async withApp(initData: string, browser: Browser): Promise<TelegramSignIn> {
    const person = await this.redeem(
      (rules) => readTelegramAppLogin(initData, rules),
      new DomainError('sessions/stale-telegram-app-data', { reason: 'used' }),
    );
    return this.enter(person, 'telegram-app', browser);
  }

  /** Validates data and marks them as used. */
  private async redeem(
    read: (rules: TelegramRules) => TelegramPerson,
    usedBefore: DomainError,
  ): Promise<TelegramPerson> {
    const { botTokens, maxAgeSeconds } = this.config.telegram;
    if (botTokens.length === 0) throw new DomainError('sessions/telegram-missing');
    const now = this.clock.now();
    const person = read({ botTokens, now, maxAgeSeconds });
    if (!(await this.used.use(person.hash, new Date(now.getTime() + USED_KEPT_MS)))) {
      throw usedBefore;
    }
    return person;
  }

  private async enter(
    { userId, name }: TelegramPerson,
    method: LoginMethod,
    browser: Browser,
  ): Promise<TelegramSignIn> {
    const { isFrozen } = await this.accounts.findOrOpen({ userId, name: name ?? undefined });
    if (isFrozen) throw new DomainError('accounts/frozen');
    const signedIn = await this.issuer.issue(userId, method, browser);
    await this.attempts.clearFailures(userId);
    return { ...signedIn, hasPassword: await this.accounts.hasPassword(userId) };
  }
}
