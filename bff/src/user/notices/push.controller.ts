import { Body, Controller, Query, Req } from '@nestjs/common';
import {
  addPushBrowser,
  getNoticeText,
  getPush,
  type NoticeTextResponse,
  type PushDelivery,
  type PushResponse,
  removePushBrowser,
  testPushBrowser,
} from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { NoticesService } from '../../domain/notices/notices.service';
import { PushBrowsersService } from '../../domain/notices/push/push-browsers.service';
import { Config } from '../../platform/config/config';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { Refuses, Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, self } from '../../platform/security/access';
import { Caller, type SubscriberPrincipal } from '../../platform/security/caller';
import { textOfNotice } from './notice.presenter';
import { AddPushBrowserBody, NoticeTextParameters } from './push.body';
import { presentBrowser, presentDelivery } from './push.presenter';

@Controller()
export class PushController {
  constructor(
    private readonly browsers: PushBrowsersService,
    private readonly notices: NoticesService,
    private readonly config: Config,
  ) {}

  @Route(getPush)
  @Access(self('id'))
  async list(@UserIdParam('id') userId: number): Promise<PushResponse> {
    const browsers = await this.browsers.list(userId);
    return {
      publicKey: this.config.push?.publicKey ?? null,
      browsers: browsers.map(presentBrowser),
    };
  }

  @Route(addPushBrowser)
  @Refuses('notices/push-address')
  @Access(self('id'))
  async add(
    @UserIdParam('id') userId: number,
    @Body() body: AddPushBrowserBody,
    @Req() request: FastifyRequest,
  ): Promise<PushResponse> {
    await this.browsers.add(userId, body, request.headers['user-agent'] ?? null);
    return this.list(userId);
  }

  @Route(removePushBrowser)
  @Access(self('id'))
  async remove(
    @UserIdParam('id') userId: number,
    @RecordIdParam('browserId') browserId: string,
  ): Promise<PushResponse> {
    await this.browsers.remove(userId, browserId);
    return this.list(userId);
  }

  @Route(testPushBrowser)
  @Refuses('notices/push-browser-not-found')
  @Access(self('id'))
  async test(
    @UserIdParam('id') userId: number,
    @RecordIdParam('browserId') browserId: string,
  ): Promise<{ delivery: PushDelivery }> {
    return { delivery: presentDelivery(await this.browsers.test(userId, browserId)) };
  }

  @Route(getNoticeText)
  @Refuses('notices/not-found')
  @Access('subscriber')
  async text(
    @RecordIdParam('noticeId') noticeId: string,
    @Query() { language, files }: NoticeTextParameters,
    @Caller() { userId }: SubscriberPrincipal,
  ): Promise<NoticeTextResponse> {
    return textOfNotice(await this.notices.get(userId, noticeId), language, files);
  }
}
