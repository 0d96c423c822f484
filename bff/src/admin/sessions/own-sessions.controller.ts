import { Controller, Req } from '@nestjs/common';
import {
  type AdminSessionView,
  endAdminSession,
  endOtherAdminSessions,
  type EndOtherAdminSessionsResponse,
  getAdminSessions,
} from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { AdminSessionsService } from '../../domain/sessions/admin-sessions.service';
import { SessionsService } from '../../domain/sessions/sessions.service';
import { Refuses, Route } from '../../platform/http/route';
import { SecurityLogService } from '../../platform/logging/security-log.service';
import { GeoIpService } from '../../platform/geo-ip/geo-ip.service';
import { Access, admin } from '../../platform/security/access';
import { type AdminPrincipal, Caller } from '../../platform/security/caller';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { presentSessions } from './sessions.presenter';
import { SessionHandleParam } from './session-handle.param';

/**
 * The caller's own sessions, for every role. Ending them needs no fresh proof: an administrator who suspects
 * a theft must be able to react at once. A thief gains nothing by it, because the administrator signs in
 * again.
 */
@Controller()
export class OwnAdminSessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly own: AdminSessionsService,
    private readonly geoIp: GeoIpService,
    private readonly security: SecurityLogService,
  ) {}

  @Route(getAdminSessions)
  @Access(admin('read'))
  async list(
    @Caller() { actor, sessionId }: AdminPrincipal,
  ): Promise<{ sessions: AdminSessionView[] }> {
    const sessions = await this.sessions.listOfAdmin(actor);
    return {
      sessions: presentSessions(sessions, sessionId, (address) => this.geoIp.find(address)),
    };
  }

  @Route(endOtherAdminSessions)
  @Access(admin('read'))
  async endOthers(
    @AdminOrigin() origin: Origin,
    @Caller() caller: AdminPrincipal,
    @Req() request: FastifyRequest,
  ): Promise<EndOtherAdminSessionsResponse> {
    const ended = await this.own.endOthers(origin, caller);
    this.security.write('authn_logout', request, { audience: 'admin', ended });
    return { ended };
  }

  @Route(endAdminSession)
  @Refuses('sessions/not-found')
  @Access(admin('read'))
  async end(
    @AdminOrigin() origin: Origin,
    @Caller() caller: AdminPrincipal,
    @SessionHandleParam('sessionId') handle: string,
    @Req() request: FastifyRequest,
  ): Promise<object> {
    await this.own.end(origin, caller, handle);
    this.security.write('authn_logout', request, { audience: 'admin', ended: 1 });
    return {};
  }
}
