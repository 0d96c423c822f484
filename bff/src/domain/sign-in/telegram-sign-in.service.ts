import { Injectable } from '@nestjs/common';
import type { TelegramLoginRequest } from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { AccountsService } from '../accounts/accounts.service';
import type { Browser } from '../sessions/browser';
import { SessionIssuerService, type SignedIn } from './session-issuer.service';
import { LoginAttemptsService } from './login-attempts.service';
import { readTelegramLogin, type TelegramPerson } from './telegram-login';
import { TelegramLoginsRepository } from './telegram-logins.repository';

/** Longer than any payload can be valid, for every allowed configuration (SEC-4). */
const USED_KEPT_MS = 2 * DAY_MS;

/**
 * Signs subscribers in by Telegram; works also while wrong passwords lock the account (SEC-1 to SEC-9,
 * SEC-15).
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
   * Signs in; the first sign-in creates the account. User IDs are Telegram ids, so an account with a
   * password and the same id belongs to the same person (SEC-9).
   * @throws DomainError sessions/telegram-missing, sessions/wrong-telegram-data, accounts/frozen.
   */
  async signIn(
    payload: TelegramLoginRequest,
    browser: Browser,
  ): Promise<SignedIn & { hasPassword: boolean }> {
    const { userId, name } = await this.redeem(payload);
    const { isFrozen } = await this.accounts.findOrOpen({ userId, name: name ?? undefined });
    if (isFrozen) throw new DomainError('accounts/frozen');
    const signedIn = await this.issuer.issue(userId, 'telegram', browser);
    await this.attempts.clearFailures(userId);
    return { ...signedIn, hasPassword: await this.accounts.hasPassword(userId) };
  }

  /** Validates a payload and marks it as used. */
  private async redeem(payload: TelegramLoginRequest): Promise<TelegramPerson> {
    const { botTokens, maxAgeSeconds } = this.config.telegram;
    if (botTokens.length === 0) throw new DomainError('sessions/telegram-missing');
    const now = this.clock.now();
    const person = readTelegramLogin(payload, { botTokens, now, maxAgeSeconds });
    if (!(await this.used.use(person.hash, new Date(now.getTime() + USED_KEPT_MS)))) {
      throw new DomainError('sessions/wrong-telegram-data', { reason: 'used' });
    }
    return person;
  }
}
