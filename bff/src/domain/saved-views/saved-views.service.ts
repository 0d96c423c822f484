import { Injectable } from '@nestjs/common';
import { SAVED_VIEWS_LIMIT, type SavedViewFacts } from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { newDocumentId } from '../../platform/mongo/document-id';
import type { Origin } from '../../platform/security/origin';
import { AuditService } from '../audit/audit.service';
import { SavedViewsRepository } from './saved-views.repository';
import { ownViewsOf, SHARED_VIEWS, type StoredView } from './saved-views.schema';

/** A view with whether all administrators see it. */
export interface SavedView extends StoredView {
  readonly isShared: boolean;
}

const target = 'saved-views';

/** Views of the administrators' lists: own ones, and shared ones that all administrators see. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly views: SavedViewsRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** The own and the shared views of an administrator, oldest first. */
  async list(actor: string): Promise<SavedView[]> {
    // One after the other: a transaction has one command at a time.
    const own = await this.views.list(ownViewsOf(actor));
    const shared = await this.views.list(SHARED_VIEWS);
    return [
      ...own.map((view) => ({ ...view, isShared: false })),
      ...shared.map((view) => ({ ...view, isShared: true })),
    ];
  }

  /** Saves a view. @throws DomainError saved-views/too-many. */
  async save(origin: Origin, { isShared, ...facts }: SavedViewFacts): Promise<SavedView> {
    const owner = isShared ? SHARED_VIEWS : ownViewsOf(origin.actor);
    return this.audit.change(origin, { target, keys: [owner] }, async () => {
      const views = await this.views.list(owner);
      if (views.length >= SAVED_VIEWS_LIMIT) throw new DomainError('saved-views/too-many');
      const made = { _id: newDocumentId(), author: origin.actor, savedAt: this.clock.now() };
      const view = { ...facts, ...made };
      await this.views.write(owner, [...views, view]);
      const details = detailsOf(view, isShared);
      return { result: { ...view, isShared }, action: 'saved-views/save', details };
    });
  }

  /**
   * Deletes an own view, or a shared one as its author or an owner. The own views of others do not exist for
   * the caller.
   * @throws DomainError saved-views/not-found, saved-views/not-yours.
   */
  async delete(origin: Origin, role: AdminRole, viewId: string): Promise<void> {
    const own = ownViewsOf(origin.actor);
    await this.audit.change(origin, { target, keys: [own, SHARED_VIEWS] }, async () => {
      const views = await this.list(origin.actor);
      const view = views.find(({ _id }) => String(_id) === viewId);
      if (!view) throw new DomainError('saved-views/not-found');
      if (view.author !== origin.actor && role !== 'owner')
        throw new DomainError('saved-views/not-yours');
      const rest = views.filter((one) => one.isShared === view.isShared && one !== view);
      const stored = rest.map(({ isShared: _isShared, ...one }) => one);
      await this.views.write(view.isShared ? SHARED_VIEWS : own, stored);
      const details = { ...detailsOf(view, view.isShared), author: view.author };
      return { result: undefined, action: 'saved-views/delete', details };
    });
  }
}

const detailsOf = ({ _id, list, name, query }: StoredView, isShared: boolean) => ({
  view: String(_id),
  ...{ list, name, query, isShared },
});
