import { Body, Controller, Req, Res } from '@nestjs/common';
import {
  type AdminFactorResponse,
  type AdminFactorSecret,
  confirmAdminFactor,
  getAdminFactor,
  type RecoveryCodesResponse,
  removeAdminFactor,
  renewRecoveryCodes,
  startAdminFactor,
} from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AdminFactorsService,
  type ChangedFactor,
} from '../../domain/admin-factors/admin-factors.service';
import { BrowserReaderService } from '../../domain/sessions/browser-reader.service';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type AdminPrincipal, Caller } from '../../platform/security/caller';
import { SessionCookiesService } from '../../platform/security/session-cookies.service';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { ConfirmFactorBody } from './confirm-factor.body';

/**
 * The caller's own authenticator app, for every role. Each change ends the caller's other sessions. This
 * browser gets a new session cookie with the answer.
 */
@Controller()
export class FactorController {
  constructor(
    private readonly factors: AdminFactorsService,
    private readonly browsers: BrowserReaderService,
    private readonly cookies: SessionCookiesService,
  ) {}

  @Route(getAdminFactor)
  @Access(admin('read'))
  async read(@Caller() { actor }: AdminPrincipal): Promise<AdminFactorResponse> {
    const { isAvailable, enabledAt, recoveryCodesLeft } = await this.factors.read(actor);
    return { isAvailable, enabledAt: enabledAt?.toISOString() ?? null, recoveryCodesLeft };
  }

  @Route(startAdminFactor)
  @Refuses('sessions/factor-unavailable', 'sessions/factor-exists')
  @Access(admin('read'))
  @StepUp()
  async start(@Caller() { actor }: AdminPrincipal): Promise<AdminFactorSecret> {
    return this.factors.start(actor);
  }

  @Route(confirmAdminFactor)
  @Refuses('sessions/wrong-code', 'sessions/factor-missing', 'sessions/factor-exists')
  @Access(admin('read'))
  async confirm(
    @AdminOrigin() origin: Origin,
    @Caller() caller: AdminPrincipal,
    @Body() { code }: ConfirmFactorBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodesResponse> {
    const owner = { origin, caller, browser: this.browsers.read('admin', request, reply) };
    const { recoveryCodes, ...changed } = await this.factors.confirm(owner, code);
    this.stay(reply, changed);
    return { recoveryCodes };
  }

  @Route(renewRecoveryCodes)
  @Refuses('sessions/factor-missing')
  @Access(admin('read'))
  @StepUp()
  async renewCodes(
    @AdminOrigin() origin: Origin,
    @Caller() caller: AdminPrincipal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodesResponse> {
    const owner = { origin, caller, browser: this.browsers.read('admin', request, reply) };
    const { recoveryCodes, ...changed } = await this.factors.renewCodes(owner);
    this.stay(reply, changed);
    return { recoveryCodes };
  }

  @Route(removeAdminFactor)
  @Refuses('sessions/factor-missing')
  @Access(admin('read'))
  @StepUp()
  async remove(
    @AdminOrigin() origin: Origin,
    @Caller() caller: AdminPrincipal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    this.stay(
      reply,
      await this.factors.remove({
        origin,
        caller,
        browser: this.browsers.read('admin', request, reply),
      }),
    );
    return {};
  }

  /** Keeps the browser signed in, with the new session id. */
  private stay(reply: FastifyReply, { session }: ChangedFactor): void {
    this.cookies.write(reply, 'admin', session);
  }
}
