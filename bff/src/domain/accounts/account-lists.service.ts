import { Injectable } from '@nestjs/common';
import type { UserCounts } from '@portal/contracts';
import { isAmongEnds, isFoundBy, searchedTag, searchKeyOf, searchText } from '@portal/rules';
import type { Account } from './account';
import type { EndRow } from './account-columns';
import { AccountCountsService, countOf, FRESH_UP_TO } from './account-counts.service';
import { AccountDirectoryService } from './account-directory.service';
import { type PagePlace, placeOf } from '../../platform/http/page';
import { requireWholeList, WHOLE_LISTS } from '../../platform/http/whole-list';
import {
  type AccountOrder,
  type AccountPage,
  type AccountQuery,
  type AccountRow,
  inOrder,
} from './account-list';
import { AccountListsRepository, type Downloader, IDS_AT_ONCE } from './account-lists.repository';
import { FoundAccounts } from './found-accounts';
import type { FoundRow } from './searched-accounts';

export type { Downloader };

/** Number of users on the leaderboard. */
const LEADERBOARD_SIZE = 10;

/**
 * Up to this number of search results are all read from the database. Together with the page itself that is
 * at most ten times 15 documents (PERF-8).
 */
const READ_UP_TO = 130;

/** Up to this number of search results, which is about a page, their whole accounts are read at once. */
const READ_WHOLE_UP_TO = 25;

/** A search result of a page. */
type PageRow = EndRow & Pick<FoundRow, 'account'>;

/** Lists of users for administrators. */
@Injectable()
export class AccountListsService {
  constructor(
    private readonly lists: AccountListsRepository,
    private readonly counts: AccountCountsService,
    private readonly directory: AccountDirectoryService,
  ) {}

  /**
   * The whole list, in slices: at once it would be tens of megabytes and block other requests.
   * @throws DomainError request/list-too-long.
   */
  async *readWhole({ ends, search, order }: AccountQuery): AsyncGenerator<Account[]> {
    const rows =
      search === ''
        ? await this.lists.listRows(ends, WHOLE_LISTS.longest + 1)
        : among(ends, await this.find(search));
    requireWholeList(rows.length);
    const ids = rows.sort(inOrder(order)).map(({ userId }) => userId);
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      const accounts = await this.lists.listByIds(ids.slice(from, from + IDS_AT_ONCE));
      yield accounts.sort(inOrder(order));
    }
  }

  /** A page of the list, with the number of users per status filter under the same search. */
  async readPage(
    query: AccountQuery,
    place: PagePlace,
    now: Date,
  ): Promise<AccountPage & { readonly counts: UserCounts }> {
    const { ends, search } = query;
    if (search !== '') {
      const found = await this.search(search, now);
      return { ...(await this.cutOut(found, query, place)), counts: found.countsAt(now) };
    }
    const counts = await this.counts.read(now);
    // After a long list, the administrator probably searches: load the directory now.
    if (counts.all > FRESH_UP_TO) void this.directory.refresh(now);
    const total = countOf(ends, counts, now);
    return { ...(await this.readStretch(query, place, total, counts.all)), counts };
  }

  /** The accounts of some search results, at most 400, in their order; deleted users are left out. */
  async listInOrder(rows: readonly PageRow[]): Promise<Account[]> {
    const accounts = await this.accountsOf(rows);
    const byId = new Map(accounts.map((account) => [account.userId, account]));
    return rows.flatMap(({ userId }) => byId.get(userId) ?? []);
  }

  /** The ten users with the most downloads. */
  async listTopDownloaders(): Promise<Downloader[]> {
    return this.lists.listTopDownloaders(LEADERBOARD_SIZE);
  }

  /**
   * Users who match a searched text, up to `limit` of them, in no order; '#vip' matches users with that
   * tag.
   */
  async find(search: string, limit = 0): Promise<AccountRow[]> {
    const tag = searchedTag(search);
    if (tag !== null) return tag === '' ? [] : this.lists.listTagged(tag, limit);
    return findNamed(search, limit, (most) => this.lists.listFound(search, most));
  }

  /** The same for one page; more than 130 results may be 30 seconds old. */
  async search(search: string, now: Date): Promise<FoundAccounts<FoundRow>> {
    const known = searchedTag(search) === null ? this.directory.find(search, now) : null;
    if (known && known.total > READ_UP_TO) return known;
    const isOnePage = known && known.total <= READ_WHOLE_UP_TO;
    const few = isOnePage ? await this.findWhole(search) : await this.find(search, READ_UP_TO + 1);
    if (few.length <= READ_UP_TO) return FoundAccounts.all(few);
    void this.directory.refresh(now);
    return FoundAccounts.all(await this.find(search));
  }

  /** The same with the whole accounts, so a page of them needs no second read. */
  private async findWhole(search: string): Promise<FoundRow[]> {
    const read = async (most: number) => this.lists.listFoundAccounts(search, most);
    const accounts = await findNamed(search, READ_UP_TO + 1, read);
    return accounts.map((account) => ({ ...account, account }));
  }

  /**
   * Reads by the index of the order, from the nearer end. When a status filter is combined with the order
   * by id, the index scan also passes users of other statuses. If it would pass more users than the filter
   * matches, all matching users are read instead.
   */
  private async readStretch(
    query: AccountQuery,
    place: PagePlace,
    total: number,
    all: number,
  ): Promise<AccountPage> {
    const { ends, order } = query;
    const { page, first, size } = placeOf(total, place);
    const behind = total - first - size;
    const passed = (Math.min(first, behind) + size) * (all / Math.max(1, total));
    if (ends && order.by === 'userId' && passed > total)
      return this.cutOut(FoundAccounts.all(await this.lists.listRows(ends)), query, place);
    if (first <= behind)
      return { accounts: await this.list(ends, order, first, size), page, total };
    const fromEnd = await this.list(ends, turned(order), behind, size);
    return { accounts: fromEnd.reverse(), page, total };
  }

  private async list(
    ends: AccountQuery['ends'],
    order: AccountOrder,
    skip: number,
    limit: number,
  ): Promise<Account[]> {
    return limit === 0 ? [] : this.lists.list(ends, order, { skip, limit });
  }

  /** A page of search results; users who changed since and no longer match are left out. */
  private async cutOut(
    found: FoundAccounts<PageRow>,
    { ends, search, order }: AccountQuery,
    place: PagePlace,
  ): Promise<AccountPage> {
    const { rows, page, total } = found.page(ends, order, place);
    const accounts = await this.accountsOf(rows);
    const isMeant = (account: Account): boolean =>
      (!ends || isAmongEnds(account.expiresAt, ends)) &&
      (search === '' || searchedTag(search) !== null || isFoundBy(search, account));
    return { accounts: accounts.filter(isMeant).sort(inOrder(order)), page, total };
  }

  /** The accounts of some rows, in no order: those that the search read, or all from the database. */
  private async accountsOf(rows: readonly PageRow[]): Promise<Account[]> {
    const known = rows.flatMap(({ account }) => account ?? []);
    const isRead = known.length === rows.length;
    return isRead ? known : this.lists.listByIds(rows.map(({ userId }) => userId));
  }
}

/** Users whose search keys begin with a text, up to `limit` of them; 0: all. */
async function findNamed<Row extends AccountRow>(
  search: string,
  limit: number,
  read: (most: number) => Promise<Row[]>,
): Promise<Row[]> {
  const key = searchKeyOf(search);
  if (key === '') return [];
  // The key holds only the start of a longer text, so a limit on key matches could drop a real match.
  const isWhole = key === searchText(search);
  const rows = await read(isWhole ? limit : 0);
  return isWhole ? rows : rows.filter((row) => isFoundBy(search, row));
}

const among = (ends: AccountQuery['ends'], rows: readonly AccountRow[]): AccountRow[] =>
  rows.filter(({ expiresAt }) => !ends || isAmongEnds(expiresAt, ends));

const turned = ({ by, direction }: AccountOrder): AccountOrder => ({
  by,
  direction: direction === 1 ? -1 : 1,
});
