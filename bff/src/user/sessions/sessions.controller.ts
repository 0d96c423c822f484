import { Body, Controller, Req, Res } from '@nestjs/common';
import {
  getSession,
  type GetSessionResponse,
  loginWithPassword,
  type LoginWithPasswordResponse,
  logout,
} from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { SessionsService } from '../../domain/sessions/sessions.service';
import { SignInService } from '../../domain/sessions/sign-in.service';
import { Clock } from '../../platform/clock/clock';
import { LimitSignIns } from '../../platform/http/rate-limits';
import { Refuses, Route } from '../../platform/http/route';
import { SecurityLog } from '../../platform/logging/security-log';
import { Access } from '../../platform/security/access';
import { type SubscriberPrincipal, Caller } from '../../platform/security/caller';
import { SessionCookies } from '../../platform/security/cookies';
import { presentUser } from '../accounts/present-user';
import { LoginDto } from './login.dto';

@Controller()
export class SessionsController {
  constructor(
    private readonly signIn: SignInService,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsService,
    private readonly cookies: SessionCookies,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
  ) {}

  @Route(loginWithPassword)
  @Refuses('sessions/wrong-credentials', 'accounts/frozen')
  @Access('public')
  @LimitSignIns()
  async login(
    @Body() { userId, password }: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginWithPasswordResponse> {
    const oldCookie = this.cookies.read(request, 'subscriber');
    const { account, session } = await this.security.watchLogin(request, { userId }, () =>
      this.signIn.withPassword(userId, password, oldCookie),
    );
    this.cookies.write(reply, 'subscriber', session.cookie, session.expires);
    return { user: presentUser(account, this.clock.now()) };
  }

  @Route(logout)
  @Access('subscriber')
  async logout(
    @Caller() { sessionId }: SubscriberPrincipal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    await this.sessions.revoke(sessionId);
    this.cookies.clear(reply, 'subscriber');
    this.security.write('authn_logout', request, { audience: 'subscriber' });
    return {};
  }

  @Route(getSession)
  @Access('public')
  async read(@Req() request: FastifyRequest): Promise<GetSessionResponse> {
    const cookie = this.cookies.read(request, 'subscriber');
    const caller = cookie === null ? null : await this.sessions.findSubscriber(cookie);
    const account = caller && (await this.accounts.find(caller.userId));
    return { user: account && presentUser(account, this.clock.now()) };
  }
}
