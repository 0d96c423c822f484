import { Body, Controller } from '@nestjs/common';
import { updateSettings, type UpdateSettingsResponse } from '@portal/contracts';
import { SettingsActionsService } from '../../domain/settings/settings-actions.service';
import { SettingsService } from '../../domain/settings/settings.service';
import { Clock } from '../../platform/clock/clock';
import { Refuses, Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, selfOrAdmin } from '../../platform/security/access';
import { type Origin, OriginIfAdmin } from '../../platform/security/origin';
import { presentUser } from '../../presenters/user.presenter';
import { UpdateSettingsBody } from './update-settings.body';

@Controller()
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly actions: SettingsActionsService,
    private readonly clock: Clock,
  ) {}

  @Route(updateSettings)
  @Refuses('settings/exclusive')
  @Access(selfOrAdmin('id', 'accounts'))
  async update(
    @UserIdParam('id') userId: number,
    @Body() body: UpdateSettingsBody,
    @OriginIfAdmin() origin: Origin | null,
  ): Promise<UpdateSettingsResponse> {
    const account = origin
      ? await this.actions.updateSettings(origin, userId, body)
      : await this.settings.updateSettings(userId, body);
    return { updated: presentUser(account, this.clock.now()) };
  }
}
