import { Body, Controller } from '@nestjs/common';
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
import { AdminFactorsService } from '../../domain/admin-factors/admin-factors.service';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type AdminPrincipal, Caller } from '../../platform/security/caller';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { ConfirmFactorBody } from './confirm-factor.body';

/** The caller's own authenticator app, whatever the role. */
@Controller()
export class FactorController {
  constructor(private readonly factors: AdminFactorsService) {}

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
    @Body() { code }: ConfirmFactorBody,
  ): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.factors.confirm(origin, code) };
  }

  @Route(renewRecoveryCodes)
  @Refuses('sessions/factor-missing')
  @Access(admin('read'))
  @StepUp()
  async renewCodes(@AdminOrigin() origin: Origin): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.factors.renewCodes(origin) };
  }

  @Route(removeAdminFactor)
  @Refuses('sessions/factor-missing')
  @Access(admin('read'))
  @StepUp()
  async remove(@AdminOrigin() origin: Origin): Promise<object> {
    await this.factors.remove(origin);
    return {};
  }
}
