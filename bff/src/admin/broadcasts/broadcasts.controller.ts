import { Body, Controller, Query } from '@nestjs/common';
import {
  type BroadcastRequest,
  countRecipients,
  createBroadcast,
  deleteBroadcast,
  listBroadcasts,
  type ListBroadcastsResponse,
  takeBackBroadcast,
  testBroadcast,
  updateBroadcast,
} from '@portal/contracts';
import { AccountCountsService } from '../../domain/accounts/account-counts.service';
import type { BroadcastFacts } from '../../domain/broadcasts/broadcast';
import { BroadcastActionsService } from '../../domain/broadcasts/broadcast-actions.service';
import { BroadcastsService } from '../../domain/broadcasts/broadcasts.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { readInstant } from '../../platform/http/read-instant';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { CreateBroadcastBody, TestBroadcastBody, UpdateBroadcastBody } from './broadcast.body';
import { CountRecipientsParameters } from './count-recipients.query';
import { presentBroadcast } from './broadcast.presenter';

@Controller()
export class AdminBroadcastsController {
  constructor(
    private readonly broadcasts: BroadcastsService,
    private readonly actions: BroadcastActionsService,
    private readonly counts: AccountCountsService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Route(listBroadcasts)
  @Access(admin('read'))
  async list(): Promise<ListBroadcastsResponse> {
    const now = this.clock.now();
    const broadcasts = (await this.broadcasts.list()).map((one) => presentBroadcast(one, now));
    return { broadcasts, timeZone: this.config.timeZone };
  }

  @Route(countRecipients)
  @Access(admin('read'))
  async count(
    @Query() { segment = 'all' }: CountRecipientsParameters,
  ): Promise<{ recipients: number }> {
    const counts = await this.counts.read(this.clock.now());
    return { recipients: counts[segment] };
  }

  @Route(createBroadcast)
  @Access(admin('messages'))
  async create(
    @Body() body: CreateBroadcastBody,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string; broadcastId: string }> {
    const facts = factsOf(body);
    const broadcastId = await this.actions.create(origin, facts, body);
    const isLater = facts.scheduledAt !== null && facts.scheduledAt > this.clock.now();
    return { message: isLater ? 'Broadcast scheduled!' : 'Broadcast sent!', broadcastId };
  }

  @Route(testBroadcast)
  @Refuses('accounts/not-found')
  @Access(admin('messages'))
  async test(
    @Body() { message, userId }: TestBroadcastBody,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    await this.actions.test(origin, userId, message);
    return { message: `Test sent to ${userId}.` };
  }

  @Route(takeBackBroadcast)
  @Refuses('broadcasts/not-found', 'broadcasts/sent')
  @Access(admin('messages'))
  async takeBack(
    @RecordIdParam('broadcastId') id: string,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    await this.actions.takeBack(origin, id);
    return { message: 'Broadcast taken back. It is a draft now.' };
  }

  @Route(updateBroadcast)
  @Refuses('broadcasts/not-found')
  @Access(admin('messages'))
  async update(
    @RecordIdParam('broadcastId') id: string,
    @Body() body: UpdateBroadcastBody,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    await this.actions.update(origin, id, factsOf(body), body.hold);
    return { message: 'Broadcast updated!' };
  }

  @Route(deleteBroadcast)
  @Refuses('broadcasts/not-found')
  @Access(admin('messages'))
  async delete(
    @RecordIdParam('broadcastId') id: string,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    await this.actions.delete(origin, id);
    return { message: 'Broadcast deleted!' };
  }
}

function factsOf({ message, scheduledAt, segment = 'all' }: BroadcastRequest): BroadcastFacts {
  const at = scheduledAt ? readInstant(scheduledAt, 'scheduledAt') : null;
  return { text: message, scheduledAt: at, segment };
}
