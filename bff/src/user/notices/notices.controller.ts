import { Body, Controller, Query } from '@nestjs/common';
import { getUserNotices, markNoticesRead, type UserNoticesResponse } from '@portal/contracts';
import { NoticesService } from '../../domain/notices/notices.service';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, self } from '../../platform/security/access';
import { presentNotice } from './notice.presenter';
import { MarkNoticesReadBody } from './notices.body';
import { NoticesQuery } from './notices.query';

@Controller()
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Route(getUserNotices)
  @Access(self('id'))
  async list(
    @UserIdParam('id') userId: number,
    @Query() { before, limit }: NoticesQuery,
  ): Promise<UserNoticesResponse> {
    const { notices, next } = await this.notices.list(userId, before ?? null, limit);
    const unread = await this.notices.countUnread(userId);
    return { notices: notices.map(presentNotice), unread, next };
  }

  @Route(markNoticesRead)
  @Access(self('id'))
  async markRead(
    @UserIdParam('id') userId: number,
    @Body() { ids }: MarkNoticesReadBody,
  ): Promise<{ unread: number }> {
    return { unread: await this.notices.markRead(userId, ids ?? null) };
  }
}
