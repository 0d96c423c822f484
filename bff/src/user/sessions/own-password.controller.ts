import { Body, Controller, Req, Res } from '@nestjs/common';
import { setPassword, type Success } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserReader } from '../../domain/sessions/browser-reader';
import { OwnPasswordService } from '../../domain/sign-in/own-password.service';
import { DomainError } from '../../platform/errors/domain-error';
import { Refuses, Route } from '../../platform/http/route';
import { SecurityLog } from '../../platform/logging/security-log';
import { Access } from '../../platform/security/access';
import { type SubscriberPrincipal, Caller } from '../../platform/security/caller';
import { SessionCookies } from '../../platform/security/cookies';
import { SetPasswordBody } from './set-password.body';

@Controller()
export class OwnPasswordController {
  constructor(
    private readonly ownPassword: OwnPasswordService,
    private readonly browsers: BrowserReader,
    private readonly cookies: SessionCookies,
    private readonly security: SecurityLog,
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
    this.cookies.write(reply, 'subscriber', session);
    return { message: 'Password saved.' };
  }
}
