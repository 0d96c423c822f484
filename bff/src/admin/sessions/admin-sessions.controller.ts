import { Body, Controller, Req, Res } from '@nestjs/common';
import {
  adminLogin,
  adminLogout,
  type AdminSessionResponse,
  getAdminSession,
  type ServiceFacts,
} from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserReaderService } from '../../domain/sessions/browser-reader.service';
import { SessionsService } from '../../domain/sessions/sessions.service';
import { AdminSignInService } from '../../domain/sign-in/admin-sign-in.service';
import { AuditedAdminSignInService } from '../../domain/sign-in/audited-admin-sign-in.service';
import { Config } from '../../platform/config/config';
import { Refuses, Route } from '../../platform/http/route';
import { NeedsNoIndexes } from '../../platform/http/unique-indexes.guard';
import { SecurityLogService } from '../../platform/logging/security-log.service';
import { Access, admin } from '../../platform/security/access';
import { type AdminPrincipal, Caller } from '../../platform/security/caller';
import { SessionCookiesService } from '../../platform/security/session-cookies.service';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { AdminLoginDto } from './admin-login.dto';

@Controller()
export class AdminSessionsController {
  constructor(
    private readonly signIn: AdminSignInService,
    private readonly audited: AuditedAdminSignInService,
    private readonly sessions: SessionsService,
    private readonly browsers: BrowserReaderService,
    private readonly cookies: SessionCookiesService,
    private readonly security: SecurityLogService,
    private readonly config: Config,
  ) {}

  @Route(adminLogin)
  @NeedsNoIndexes()
  @Refuses(
    'sessions/wrong-admin-password',
    'sessions/code-required',
    'sessions/wrong-code',
    'sessions/locked',
  )
  @Access('public')
  async login(
    @Body() body: AdminLoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSessionResponse> {
    const browser = this.browsers.read('admin', request, reply);
    const { actor, role, session } = await this.security.watchLogin(
      request,
      { audience: 'admin' },
      () => this.audited.enter(browser, request.id, () => this.signIn.withPassword(body, browser)),
    );
    this.cookies.write(reply, 'admin', session);
    return { authenticated: true, actor, role, service: this.service() };
  }

  @Route(adminLogout)
  @NeedsNoIndexes()
  @Access(admin('read'))
  async logout(
    @AdminOrigin() origin: Origin,
    @Caller() { sessionId }: AdminPrincipal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    await this.audited.leave(origin, sessionId);
    this.cookies.clear(reply, 'admin');
    this.security.write('authn_logout', request, { audience: 'admin' });
    return {};
  }

  @Route(getAdminSession)
  @Access('public')
  async read(@Req() request: FastifyRequest): Promise<AdminSessionResponse> {
    const cookie = this.cookies.read(request, 'admin');
    const caller = cookie === null ? null : await this.sessions.findAdmin(cookie);
    return {
      authenticated: caller !== null,
      actor: caller?.actor ?? null,
      role: caller?.role ?? null,
      ...(caller && { service: this.service() }),
    };
  }

  private service(): ServiceFacts {
    const { isTrial, isProduction, timeZone } = this.config;
    return { stage: isTrial ? 'trial' : isProduction ? 'production' : 'development', timeZone };
  }
}
