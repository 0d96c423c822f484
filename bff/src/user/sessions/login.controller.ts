import { Body, Controller, Req, Res } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import {
  type LoginMethod,
  loginWithPassword,
  type LoginWithPasswordResponse,
  loginWithTelegram,
  loginWithTelegramApp,
  type TelegramLoginRequest,
  type TelegramLoginResponse,
} from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../../domain/sessions/browser';
import { BrowserReaderService } from '../../domain/sessions/browser-reader.service';
import { PasswordSignInService } from '../../domain/sign-in/password-sign-in.service';
import {
  type TelegramSignIn,
  TelegramSignInService,
} from '../../domain/sign-in/telegram-sign-in.service';
import { Clock } from '../../platform/clock/clock';
import { FlatBody } from '../../platform/http/flat-body';
import { Refuses, Route } from '../../platform/http/route';
import { NeedsNoIndexes } from '../../platform/http/unique-indexes.guard';
import { SecurityLogService } from '../../platform/logging/security-log.service';
import { Access } from '../../platform/security/access';
import { SessionCookiesService } from '../../platform/security/session-cookies.service';
import { presentUser } from '../../presenters/user.presenter';
import { LoginDto } from './login.dto';
import { TelegramAppLoginBody } from './telegram-app-login.body';

/** A request to sign in by Telegram. */
interface TelegramEntry {
  readonly method: LoginMethod;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

@Controller()
export class LoginController {
  constructor(
    private readonly byPassword: PasswordSignInService,
    private readonly byTelegram: TelegramSignInService,
    private readonly browsers: BrowserReaderService,
    private readonly cookies: SessionCookiesService,
    private readonly security: SecurityLogService,
    private readonly clock: Clock,
  ) {}

  @Route(loginWithPassword)
  @NeedsNoIndexes()
  @Refuses('sessions/wrong-credentials', 'sessions/locked', 'accounts/frozen')
  @Access('public')
  async withPassword(
    @Body() { userId, password }: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginWithPasswordResponse> {
    const browser = this.browsers.read('subscriber', request, reply);
    const facts = { userId, method: 'password' };
    const { account, session } = await this.security.watchLogin(request, facts, () =>
      this.byPassword.signIn(userId, password, browser),
    );
    this.cookies.write(reply, 'subscriber', session);
    return { user: presentUser(account, this.clock.now()) };
  }

  @Route(loginWithTelegram)
  @Refuses('sessions/wrong-telegram-data', 'sessions/telegram-missing', 'accounts/frozen')
  @Access('public')
  @ApiBody({
    schema: {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    },
  })
  async withTelegram(
    @FlatBody() payload: TelegramLoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TelegramLoginResponse> {
    return this.enter({ method: 'telegram', request, reply }, (browser) =>
      this.byTelegram.withWidget(payload, browser),
    );
  }

  @Route(loginWithTelegramApp)
  @Refuses(
    'sessions/wrong-telegram-app-data',
    'sessions/stale-telegram-app-data',
    'sessions/telegram-missing',
    'accounts/frozen',
  )
  @Access('public')
  async withTelegramApp(
    @Body() { initData }: TelegramAppLoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TelegramLoginResponse> {
    return this.enter({ method: 'telegram-app', request, reply }, (browser) =>
      this.byTelegram.withApp(initData, browser),
    );
  }

  /** Runs a sign-in by Telegram, logs its result and writes the session's cookie. */
  private async enter(
    { method, request, reply }: TelegramEntry,
    signIn: (browser: Browser) => Promise<TelegramSignIn>,
  ): Promise<TelegramLoginResponse> {
    const browser = this.browsers.read('subscriber', request, reply);
    const { account, session, hasPassword } = await this.security.watchLogin(
      request,
      { method },
      () => signIn(browser),
      (signedIn) => ({ userId: signedIn.account.userId }),
    );
    const frame = method === 'telegram-app' ? 'app' : 'page';
    this.cookies.write(reply, 'subscriber', session, frame);
    return {
      user: presentUser(account, this.clock.now()),
      action: hasPassword ? null : 'setPassword',
    };
  }
}
