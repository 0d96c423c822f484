import { Body, Controller, Req, Res } from '@nestjs/common';
import { setPassword, type Success } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserReaderService } from '../../domain/sessions/browser-reader.service';
import { OwnPasswordService } from '../../domain/sign-in/own-password.service';
import { DomainError } from '../../platform/errors/domain-error';
import { Refuses, Route } from '../../platform/http/route';
import { SecurityLogService } from '../../platform/logging/security-log.service';
import { Access } from '../../platform/security/access';
import { type SubscriberPrincipal, Caller } from '../../platform/security/caller';
import { SessionCookiesService } from '../../platform/security/session-cookies.service';
import { SetPasswordBody } from './set-password.body';

@Controller()
export class OwnPasswordController {
  constructor(
    private readonly ownPassword: OwnPasswordService,
    private readonly browsers: BrowserReaderService,
    private readonly cookies: SessionCookiesService,
    private readonly security: SecurityLogService,
  ) {}

  @Route(setPassword)
  @Refuses('sessions/too-old', 'sessions/password-too-short', 'sessions/password-too-common')
  @Access('subscriber')
  async set(
    @Caller() caller: SubscriberPrincipal,
    @Body() { userId, password }: SetPasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Pick<Success, 'message'>> {
    if (userId !== caller.userId) throw new DomainError('sessions/forbidden');
    const facts = { userId: caller.userId };
    const browser = this.browsers.read('subscriber', request, reply);
    const session = await this.security.watchPasswordChange(request, facts, () =>
      this.ownPassword.set(caller, password, browser),
    );
    this.cookies.write(reply, 'subscriber', session, this.cookies.frameOf(request));
    return { message: 'Password saved.' };
  }
}
