import { Body, Controller } from '@nestjs/common';
import { signTrialTelegram, type TrialTelegramResponse } from '@portal/contracts';
import { randomUUID } from 'node:crypto';
import { telegramHash } from '../domain/sign-in/telegram-login';
import { Clock } from '../platform/clock/clock';
import { Config } from '../platform/config/config';
import { DomainError } from '../platform/errors/domain-error';
import { Refuses, Route } from '../platform/http/route';
import { Access } from '../platform/security/access';
import { TrialTelegramBody } from './trial-telegram.body';

/** Replaces Telegram in a trial: signs any requested user with the trial bot's token. */
@Controller()
export class TrialTelegramController {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Route(signTrialTelegram)
  @Refuses('sessions/telegram-missing')
  @Access('public')
  sign(@Body() { id, firstName }: TrialTelegramBody): TrialTelegramResponse {
    const [botToken] = this.config.telegram.botTokens;
    if (botToken === undefined) throw new DomainError('sessions/telegram-missing');
    const fields = {
      id,
      ...(firstName ? { first_name: firstName } : {}),
      auth_date: Math.floor(this.clock.now().getTime() / 1_000),
      // Without it, two payloads of the same second would be equal, and a payload works only once.
      nonce: randomUUID(),
    };
    return { payload: { ...fields, hash: telegramHash(fields, botToken) } };
  }
}
