import { Body, Controller, Req, Res } from '@nestjs/common';
import {
  type LinkLoginResponse,
  loginWithLink,
  makeSignInLink,
  type MakeSignInLinkResponse,
} from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserReaderService } from '../../domain/sessions/browser-reader.service';
import { SignInLinksService } from '../../domain/sign-in/sign-in-links.service';
import { Clock } from '../../platform/clock/clock';
import { Refuses, Route } from '../../platform/http/route';
import { SecurityLogService } from '../../platform/logging/security-log.service';
import { Access } from '../../platform/security/access';
import { Caller, type SubscriberPrincipal } from '../../platform/security/caller';
import { SessionCookiesService } from '../../platform/security/session-cookies.service';
import { presentUser } from '../../presenters/user.presenter';
import { LinkLoginBody } from './link-login.body';

@Controller()
export class SignInLinksController {
  constructor(
    private readonly links: SignInLinksService,
    private readonly browsers: BrowserReaderService,
    private readonly cookies: SessionCookiesService,
    private readonly security: SecurityLogService,
    private readonly clock: Clock,
  ) {}

  @Route(makeSignInLink)
  @Access('subscriber')
  async make(@Caller() caller: SubscriberPrincipal): Promise<MakeSignInLinkResponse> {
    const { token, expiresAt } = await this.links.make(caller);
    return { token, expiresAt: expiresAt.toISOString() };
  }

  @Route(loginWithLink)
  @Refuses('sessions/wrong-link', 'sessions/other-account', 'accounts/frozen')
  @Access('public')
  async take(
    @Body() { token }: LinkLoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkLoginResponse> {
    const browser = this.browsers.read('subscriber', request, reply);
    await this.links.refuseOtherAccount(token, browser);
    const { account, session } = await this.security.watchLogin(
      request,
      { method: 'link' },
      () => this.links.take(token, browser),
      (signedIn) => ({ userId: signedIn.account.userId }),
    );
    this.cookies.write(reply, 'subscriber', session);
    return { user: presentUser(account, this.clock.now()) };
  }
}
