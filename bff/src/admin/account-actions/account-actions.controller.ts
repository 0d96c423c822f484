import { Body, Controller, Req } from '@nestjs/common';
import {
  type ChangedUserResponse,
  changeUserPassword,
  deleteUser,
  resetUserSettings,
  toggleFreeze,
  type UserView,
} from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { AccountActionsService } from '../../domain/account-lifecycle/account-actions.service';
import { presentAdminUser } from '../accounts/user.presenter';
import { SettingsActionsService } from '../../domain/settings/settings-actions.service';
import { Clock } from '../../platform/clock/clock';
import { Refuses, Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { SecurityLogService } from '../../platform/logging/security-log.service';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { reversible } from '../../presenters/reversible';
import { ChangePasswordBody } from './change-password.body';
import { ReasonBody } from './reason.body';

@Controller()
export class AccountActionsController {
  constructor(
    private readonly actions: AccountActionsService,
    private readonly settings: SettingsActionsService,
    private readonly security: SecurityLogService,
    private readonly clock: Clock,
  ) {}

  @Route(changeUserPassword)
  @Refuses('sessions/password-too-short', 'sessions/password-too-common')
  @Access(admin('accounts'))
  @StepUp()
  async changePassword(
    @UserIdParam('id') userId: number,
    @Body() { newPassword }: ChangePasswordBody,
    @AdminOrigin() origin: Origin,
    @Req() request: FastifyRequest,
  ): Promise<{ message: string }> {
    const facts = { userId, actor: origin.actor };
    await this.security.watchPasswordChange(request, facts, () =>
      this.actions.changePassword(origin, userId, newPassword),
    );
    return { message: 'Password changed. The user is signed out everywhere.' };
  }

  @Route(toggleFreeze)
  @Access(admin('accounts'))
  async toggleFreeze(
    @UserIdParam('id') userId: number,
    @Body() { reason }: ReasonBody,
    @AdminOrigin() origin: Origin,
  ): Promise<ChangedUserResponse> {
    const { account, actionId } = await this.actions.toggleFreeze(origin, userId, reason);
    const message = account.isFrozen
      ? 'User frozen and signed out everywhere.'
      : 'User unfrozen. Signing in works again.';
    const user = presentAdminUser(account, this.clock.now());
    return { user, message, ...reversible(actionId) };
  }

  @Route(deleteUser)
  @Access(admin('erase'))
  @StepUp()
  async delete(
    @UserIdParam('id') userId: number,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    await this.actions.delete(origin, userId);
    return { message: 'User deleted successfully!' };
  }

  @Route(resetUserSettings)
  @Access(admin('accounts'))
  async resetSettings(
    @UserIdParam('id') userId: number,
    @AdminOrigin() origin: Origin,
  ): Promise<ChangedUserResponse & { updated: UserView }> {
    const account = await this.settings.resetSettings(origin, userId);
    const user = presentAdminUser(account, this.clock.now());
    return { user, updated: user, message: 'All settings were reset.' };
  }
}
