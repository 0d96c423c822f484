import { Body, Controller } from '@nestjs/common';
import {
  getNoticePreferences,
  type NoticePreferencesResponse,
  updateNoticePreferences,
} from '@portal/contracts';
import { type NoticePreferences, writePreferences } from '@portal/rules';
import { NoticePreferencesService } from '../../domain/notices/notice-preferences.service';
import { Config } from '../../platform/config/config';
import { Refuses, Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, self } from '../../platform/security/access';
import { UpdateNoticePreferencesBody } from './notices.body';

@Controller()
export class NoticePreferencesController {
  constructor(
    private readonly preferences: NoticePreferencesService,
    private readonly config: Config,
  ) {}

  @Route(getNoticePreferences)
  @Access(self('id'))
  async read(@UserIdParam('id') userId: number): Promise<NoticePreferencesResponse> {
    return this.present(await this.preferences.get(userId));
  }

  @Route(updateNoticePreferences)
  @Refuses('notices/essential-off')
  @Access(self('id'))
  async update(
    @UserIdParam('id') userId: number,
    @Body() body: UpdateNoticePreferencesBody,
  ): Promise<NoticePreferencesResponse> {
    return this.present(await this.preferences.update(userId, body));
  }

  private present(preferences: NoticePreferences): NoticePreferencesResponse {
    const { timeZone } = this.config;
    return { preferences: writePreferences(preferences), timeZone };
  }
}
