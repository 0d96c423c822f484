import { Body, Controller, Query } from '@nestjs/common';
import {
  type BroadcastRecipientsResponse,
  listBroadcastRecipients,
  RECIPIENTS_LIMIT,
  reportBroadcastDelivery,
} from '@portal/contracts';
import { BroadcastRecipientsService } from '../../domain/broadcasts/broadcast-recipients.service';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { Refuses, Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { DeliveryBody } from './delivery.body';
import { ListRecipientsQuery } from './list-recipients.query';

@Controller()
export class BotBroadcastsController {
  constructor(private readonly recipients: BroadcastRecipientsService) {}

  @Route(listBroadcastRecipients)
  @Refuses('broadcasts/not-found')
  @Access('bot')
  async list(
    @RecordIdParam('broadcastId') broadcastId: string,
    @Query() { after, limit }: ListRecipientsQuery,
  ): Promise<BroadcastRecipientsResponse> {
    return this.recipients.listAfter(broadcastId, after, Math.min(limit, RECIPIENTS_LIMIT));
  }

  @Route(reportBroadcastDelivery)
  @Refuses('broadcasts/not-found')
  @Access('bot')
  async reportDelivery(
    @RecordIdParam('broadcastId') broadcastId: string,
    @Body() { delivered, failed }: DeliveryBody,
  ): Promise<object> {
    await this.recipients.setDelivery(broadcastId, { delivered, failed });
    return {};
  }
}
