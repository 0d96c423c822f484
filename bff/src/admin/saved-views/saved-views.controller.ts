import { Body, Controller } from '@nestjs/common';
import { deleteSavedView, listSavedViews, type SavedViewView, saveView } from '@portal/contracts';
import { type SavedView, SavedViewsService } from '../../domain/saved-views/saved-views.service';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type AdminPrincipal, Caller } from '../../platform/security/caller';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { SavedViewBody } from './saved-view.body';

/** A view changes nothing but what its list shows, so every role may save one. */
@Controller()
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Route(listSavedViews)
  @Access(admin('read'))
  async list(@Caller() { actor }: AdminPrincipal): Promise<{ views: SavedViewView[] }> {
    return { views: (await this.views.list(actor)).map(present) };
  }

  @Route(saveView)
  @Refuses('saved-views/too-many')
  @Access(admin('read'))
  async save(
    @Body() facts: SavedViewBody,
    @AdminOrigin() origin: Origin,
  ): Promise<{ view: SavedViewView; message: string }> {
    const view = present(await this.views.save(origin, facts));
    return { view, message: 'View saved.' };
  }

  @Route(deleteSavedView)
  @Refuses('saved-views/not-found', 'saved-views/not-yours')
  @Access(admin('read'))
  async delete(
    @RecordIdParam('viewId') id: string,
    @Caller() { role }: AdminPrincipal,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    await this.views.delete(origin, role, id);
    return { message: 'View deleted.' };
  }
}

function present({ _id, list, name, query, columns, ...rest }: SavedView): SavedViewView {
  const { isShared, author, savedAt } = rest;
  return {
    _id: String(_id),
    ...{ list, name, query, columns, isShared, author },
    savedAt: savedAt.toISOString(),
  };
}
