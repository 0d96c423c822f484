import { Controller, Req, Res } from '@nestjs/common';
import {
  endOtherSessions,
  type EndOtherSessionsResponse,
  getOwnSessions,
  getSession,
  type GetSessionResponse,
  logout,
  type OwnSessionView,
} from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { SessionsService } from '../../domain/sessions/sessions.service';
import { Clock } from '../../platform/clock/clock';
import { Route } from '../../platform/http/route';
import { NeedsNoIndexes } from '../../platform/http/unique-indexes.guard';
import { SecurityLogService } from '../../platform/logging/security-log.service';
import { Access, self } from '../../platform/security/access';
import { type SubscriberPrincipal, Caller } from '../../platform/security/caller';
import { SessionCookiesService } from '../../platform/security/session-cookies.service';
import { presentUser } from '../../presenters/user.presenter';
import { presentSessions } from './sessions.presenter';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsService,
    private readonly cookies: SessionCookiesService,
    private readonly security: SecurityLogService,
    private readonly clock: Clock,
  ) {}

  @Route(logout)
  @NeedsNoIndexes()
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
    const user = account && presentUser(account, this.clock.now());
    return { user, end: user || cookie === null ? null : await this.sessions.endOf(cookie) };
  }

  @Route(getOwnSessions)
  @Access(self('id'))
  async list(
    @Caller() { userId, sessionId }: SubscriberPrincipal,
  ): Promise<{ sessions: OwnSessionView[] }> {
    return { sessions: presentSessions(await this.sessions.listOfUser(userId), sessionId) };
  }

  @Route(endOtherSessions)
  @NeedsNoIndexes()
  @Access(self('id'))
  async endOthers(
    @Caller() { userId, sessionId }: SubscriberPrincipal,
    @Req() request: FastifyRequest,
  ): Promise<EndOtherSessionsResponse> {
    const ended = await this.sessions.revokeOthersOfUser(userId, sessionId);
    this.security.write('authn_logout', request, { audience: 'subscriber', ended });
    return { ended };
  }
}
