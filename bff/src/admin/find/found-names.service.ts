import { Injectable } from '@nestjs/common';
import type { FindRecordsResponse, FoundBroadcast, FoundBulkAction } from '@portal/contracts';
import { roleMay } from '@portal/rules';
import { BroadcastSearchService } from '../../domain/broadcasts/broadcast-search.service';
import { BulkActionsService } from '../../domain/bulk-actions/bulk-actions.service';
import { CodeBatchDirectoryService } from '../../domain/redeem-codes/code-batch-directory.service';
import { TagsService } from '../../domain/tags/tags.service';
import type { Principal } from '../../platform/security/caller';
import { MOST_OF_KIND } from './found-money.service';

type FoundNames = Required<
  Pick<FindRecordsResponse, 'batches' | 'bulkActions' | 'broadcasts' | 'tags'>
>;

/** What a search finds by a name or by what it says. */
@Injectable()
export class FoundNamesService {
  constructor(
    private readonly batches: CodeBatchDirectoryService,
    private readonly bulkActions: BulkActionsService,
    private readonly broadcasts: BroadcastSearchService,
    private readonly tags: TagsService,
  ) {}

  /** Batches, bulk actions, broadcasts and tags; bulk actions only for a caller who may see them. */
  async find(search: string, caller: Principal): Promise<FoundNames> {
    const [batches, bulkActions, broadcasts, tags] = await Promise.all([
      this.batches.findNames(search),
      this.findBulkActions(search, caller),
      this.findBroadcasts(search),
      this.tags.find(search, MOST_OF_KIND),
    ]);
    return {
      batches: batches.slice(0, MOST_OF_KIND),
      ...{ bulkActions, broadcasts },
      tags: tags.map(({ _id: tag, users }) => ({ tag, users })),
    };
  }

  private async findBulkActions(search: string, caller: Principal): Promise<FoundBulkAction[]> {
    if (caller.kind !== 'admin' || !roleMay(caller.role, 'bulk')) return [];
    const found = await this.bulkActions.find(search, MOST_OF_KIND);
    return found.map(({ _id, action, plannedBy, total, startedAt, createdAt }) => ({
      ...{ _id: String(_id), action, actor: plannedBy.actor, total },
      startedAt: (startedAt ?? createdAt).toISOString(),
    }));
  }

  private async findBroadcasts(search: string): Promise<FoundBroadcast[]> {
    const found = await this.broadcasts.find(search, MOST_OF_KIND);
    return found.map(({ _id, text, author, createdAt }) => ({
      ...{ _id: String(_id), text, author },
      createdAt: createdAt.toISOString(),
    }));
  }
}
