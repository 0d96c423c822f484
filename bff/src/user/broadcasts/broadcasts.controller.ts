import { Controller } from '@nestjs/common';
import { type BroadcastMessage, getBroadcastMessage, markBroadcastSeen } from '@portal/contracts';
import { BroadcastsService } from '../../domain/broadcasts/broadcasts.service';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { Caller, type SubscriberPrincipal } from '../../platform/security/caller';

@Controller()
export class BroadcastsController {
  constructor(private readonly broadcasts: BroadcastsService) {}

  @Route(getBroadcastMessage)
  @Access('subscriber')
  async read(
    @Caller() { userId }: SubscriberPrincipal,
  ): Promise<{ message: BroadcastMessage | null }> {
    const due = await this.broadcasts.findNewestDue(userId);
    return { message: due && { _id: due._id.toString(), text: due.text } };
  }

  @Route(markBroadcastSeen)
  @Access('subscriber')
  async markSeen(
    @RecordIdParam('broadcastId') id: string,
    @Caller() { userId }: SubscriberPrincipal,
  ): Promise<object> {
    await this.broadcasts.markSeen(id, userId);
    return {};
  }
}
