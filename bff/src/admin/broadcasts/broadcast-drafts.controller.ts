import { Body, Controller } from '@nestjs/common';
import {
  type BroadcastDraftView,
  deleteBroadcastDraft,
  listBroadcastDrafts,
  saveBroadcastDraft,
} from '@portal/contracts';
import { BroadcastDraftsService } from '../../domain/broadcasts/broadcast-drafts.service';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { SaveDraftBody } from './broadcast.body';

@Controller()
export class BroadcastDraftsController {
  constructor(private readonly drafts: BroadcastDraftsService) {}

  @Route(listBroadcastDrafts)
  @Access(admin('read'))
  async list(): Promise<{ drafts: BroadcastDraftView[] }> {
    const stored = await this.drafts.list();
    const drafts = stored.map(({ _id, text, segment, isTemplate, author, savedAt }) => ({
      ...{ _id: String(_id), text, segment, isTemplate, author },
      savedAt: savedAt.toISOString(),
    }));
    return { drafts };
  }

  @Route(saveBroadcastDraft)
  @Refuses('broadcasts/too-many-drafts', 'broadcasts/draft-gone')
  @Access(admin('messages'))
  async save(
    @Body() { message, segment = 'all', isTemplate = false, draftId }: SaveDraftBody,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    await this.drafts.save(origin, { text: message, segment, isTemplate }, draftId);
    return { message: isTemplate ? 'Template saved.' : 'Draft saved.' };
  }

  @Route(deleteBroadcastDraft)
  @Refuses('broadcasts/draft-gone')
  @Access(admin('messages'))
  async delete(
    @RecordIdParam('draftId') id: string,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    await this.drafts.delete(origin, id);
    return { message: 'Draft deleted.' };
  }
}
