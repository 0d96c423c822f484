import { Injectable } from '@nestjs/common';
import { AccountListsRepository, IDS_AT_ONCE } from './account-lists.repository';

/** Names of users, for lists of other records. */
@Injectable()
export class AccountNamesService {
  constructor(private readonly lists: AccountListsRepository) {}

  /** Names by user id; deleted users are left out. */
  async read(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const ids = [...new Set(userIds)];
    const names = new Map<number, string>();
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      const accounts = await this.lists.listNames(ids.slice(from, from + IDS_AT_ONCE));
      for (const { userId, name } of accounts) names.set(userId, name);
    }
    return names;
  }
}
