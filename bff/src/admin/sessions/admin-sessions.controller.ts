import { Body, Controller, Req, Res } from '@nestjs/common';
import {
  adminLogin,
  adminLogout,
  type AdminSessionResponse,
  getAdminSession,
} from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/address-of';
import { SessionsService } from '../../domain/sessions/sessions.service';
import { AdminSignInService } from '../../domain/sign-in/admin-sign-in.service';
import { LimitSignIns } from '../../platform/http/rate-limits';
import { Refuses, Route } from '../../platform/http/route';
import { SecurityLog } from '../../platform/logging/security-log';
import { Access, admin } from '../../platform/security/access';
import { type AdminPrincipal, Caller } from '../../platform/security/caller';
import { SessionCookies } from '../../platform/security/cookies';
import { AdminLoginDto } from './admin-login.dto';

@Controller()
export class AdminSessionsController {
  constructor(
    private readonly signIn: AdminSignInService,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly security: SecurityLog,
  ) {}

  @Route(adminLogin)
  @Refuses(
    'sessions/wrong-admin-password',
    'sessions/code-required',
    'sessions/wrong-code',
    'sessions/locked',
  )
  @Access('public')
  @LimitSignIns()
  async login(
    @Body() body: AdminLoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSessionResponse> {
    const oldCookie = this.cookies.read(request, 'admin');
    const { actor, role, session } = await this.security.watchLogin(
      request,
      { audience: 'admin' },
      () => this.signIn.withPassword(body, addressOf(request), oldCookie),
    );
    this.cookies.write(reply, 'admin', session.cookie, session.expires);
    return { authenticated: true, actor, role };
  }

  @Route(adminLogout)
  @Access(admin('read'))
  async logout(
    @Caller() { sessionId }: AdminPrincipal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    await this.sessions.revoke(sessionId);
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
    };
  }
}
