import { Controller } from '@nestjs/common';
import { type BroadcastMessage, getBroadcastMessage } from '@portal/contracts';
import { BroadcastsService } from '../../domain/broadcasts/broadcasts.service';
import { Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';

@Controller()
export class BroadcastsController {
  constructor(private readonly broadcasts: BroadcastsService) {}

  @Route(getBroadcastMessage)
  @Access('subscriber')
  async read(): Promise<{ message: BroadcastMessage | null }> {
    const due = await this.broadcasts.findNewestDue();
    return { message: due && { _id: due._id.toString(), text: due.text } };
  }
}
