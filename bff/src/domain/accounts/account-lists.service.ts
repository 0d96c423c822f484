import { Injectable } from '@nestjs/common';
import type { UserCounts } from '@portal/contracts';
import { isAmongEnds, isFoundBy, searchedTag, searchKeyOf, searchText } from '@portal/rules';
import type { Account } from './account';
import { AccountCountsService, countOf, countsOf, FRESH_UP_TO } from './account-counts.service';
import { AccountDirectory } from './account-directory.service';
import {
  type AccountOrder,
  type AccountPage,
  type AccountQuestion,
  type AccountRow,
  inOrder,
  type PagePlace,
  placeOf,
} from './account-list';
import { AccountListsRepository, type Downloader, IDS_AT_ONCE } from './account-lists.repository';

export type { Downloader };

/** Downloaders of the leaderboard (spec admin.md §9). */
const LEADERBOARD_SIZE = 10;

/** Found users that are all read; with the page itself ten times 15 at most (goal P8). */
const READ_UP_TO = 130;

const UPWARDS = inOrder({ by: 'userId', direction: 1 });

/** Lists of users for administrators (spec admin.md §2, §7). */
@Injectable()
export class AccountListsService {
  constructor(
    private readonly lists: AccountListsRepository,
    private readonly counts: AccountCountsService,
    private readonly directory: AccountDirectory,
  ) {}

  /** The whole list, in slices: all at once it would be tens of megabytes and nobody else be served. */
  async *readWhole({ ends, search, order }: AccountQuestion): AsyncGenerator<Account[]> {
    const rows =
      search === '' ? await this.lists.listRows(ends) : among(ends, await this.find(search));
    const ids = idsOf(rows.sort(inOrder(order)));
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      const accounts = await this.lists.listByIds(ids.slice(from, from + IDS_AT_ONCE));
      yield accounts.sort(inOrder(order));
    }
  }

  /** A page of the list, with how many users each chip shows under the same search. */
  async readPage(
    question: AccountQuestion,
    place: PagePlace,
    now: Date,
  ): Promise<AccountPage & { readonly counts: UserCounts }> {
    const { ends, search, order } = question;
    if (search !== '') {
      const found = await this.search(search, order.by, now);
      const page = await this.cutOut(among(ends, found), question, place);
      return { ...page, counts: countsOf(found, now) };
    }
    const counts = await this.counts.read(now);
    // Who looks at a long list will search it.
    if (counts.all > FRESH_UP_TO) void this.directory.refresh(now);
    const total = countOf(ends, counts, now);
    return { ...(await this.readStretch(question, place, total, counts.all)), counts };
  }

  /** The ten who downloaded most (spec admin.md §9). */
  async listTopDownloaders(): Promise<Downloader[]> {
    return this.lists.listTopDownloaders(LEADERBOARD_SIZE);
  }

  /** Everybody a searched text means, or some of them, in no order; '#vip' means those with that tag. */
  async find(search: string, limit = 0): Promise<AccountRow[]> {
    const tag = searchedTag(search);
    if (tag !== null) return tag === '' ? [] : this.lists.listTagged(tag, limit);
    const key = searchKeyOf(search);
    if (key === '') return [];
    // A key holds the beginning of a longer text only, so that a limit could cut off who is meant.
    const isWhole = key === searchText(search);
    const rows = await this.lists.listFound(search, isWhole ? limit : 0);
    return isWhole ? rows : rows.filter((row) => isFoundBy(search, row));
  }

  /** The same upwards in an order; of more than 130 they may be 30 seconds old. */
  async search(search: string, by: AccountOrder['by'], now: Date): Promise<readonly AccountRow[]> {
    const upwards = inOrder({ by, direction: 1 });
    const known = searchedTag(search) === null ? this.directory.find(search, by, now) : null;
    if (known && known.length > READ_UP_TO) return known;
    const few = await this.find(search, READ_UP_TO + 1);
    if (few.length <= READ_UP_TO) return few.sort(upwards);
    void this.directory.refresh(now);
    return (await this.find(search)).sort(upwards);
  }

  /**
   * Reads along the index of the order, from the nearer end. Users of one status in the order of ids
   * lie scattered there: when passing by the others would read more than all of them, those are read.
   */
  private async readStretch(
    question: AccountQuestion,
    place: PagePlace,
    total: number,
    all: number,
  ): Promise<AccountPage> {
    const { ends, order } = question;
    const { page, first, size } = placeOf(total, place);
    const behind = total - first - size;
    const passed = (Math.min(first, behind) + size) * (all / Math.max(1, total));
    if (ends && order.by === 'userId' && passed > total)
      return this.cutOut((await this.lists.listRows(ends)).sort(UPWARDS), question, place);
    if (first <= behind)
      return { accounts: await this.list(ends, order, first, size), page, total };
    const fromEnd = await this.list(ends, turned(order), behind, size);
    return { accounts: fromEnd.reverse(), page, total };
  }

  private async list(
    ends: AccountQuestion['ends'],
    order: AccountOrder,
    skip: number,
    limit: number,
  ): Promise<Account[]> {
    return limit === 0 ? [] : this.lists.list(ends, order, { skip, limit });
  }

  /** A page of rows that stand upwards in the order; whoever changed meanwhile is not shown. */
  private async cutOut(
    rows: readonly Omit<AccountRow, 'name'>[],
    { ends, search, order }: AccountQuestion,
    place: PagePlace,
  ): Promise<AccountPage> {
    const { page, first, size } = placeOf(rows.length, place);
    const start = order.direction === 1 ? first : rows.length - first - size;
    const found = await this.lists.listByIds(idsOf(rows.slice(start, start + size)));
    const isMeant = (account: Account): boolean =>
      (!ends || isAmongEnds(account.expiresAt, ends)) &&
      (search === '' || searchedTag(search) !== null || isFoundBy(search, account));
    return { accounts: found.filter(isMeant).sort(inOrder(order)), page, total: rows.length };
  }
}

const idsOf = (rows: readonly Pick<AccountRow, 'userId'>[]): number[] =>
  rows.map(({ userId }) => userId);

const among = (ends: AccountQuestion['ends'], rows: readonly AccountRow[]): AccountRow[] =>
  rows.filter(({ expiresAt }) => !ends || isAmongEnds(expiresAt, ends));

const turned = ({ by, direction }: AccountOrder): AccountOrder => ({
  by,
  direction: direction === 1 ? -1 : 1,
});
