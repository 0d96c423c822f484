import { Injectable } from '@nestjs/common';
import type { UserCounts } from '@portal/contracts';
import { isAmongEnds, isFoundBy, searchedTag, searchKeyOf } from '@portal/rules';
import type { Account } from './account';
import { AccountCountsService, countOf, countsOf } from './account-counts.service';
import {
  type AccountOrder,
  type AccountPage,
  type AccountQuestion,
  type AccountRow,
  inOrder,
  type PagePlace,
  placeOf,
} from './account-list';
import { AccountListsRepository, type Downloader } from './account-lists.repository';

export type { Downloader };

/** Downloaders of the leaderboard (spec admin.md §9). */
const LEADERBOARD_SIZE = 10;

/** Lists of users for administrators (spec admin.md §2, §7). */
@Injectable()
export class AccountListsService {
  constructor(
    private readonly lists: AccountListsRepository,
    private readonly counts: AccountCountsService,
  ) {}

  /** The whole list. */
  async listAll({ ends, search, order }: AccountQuestion): Promise<Account[]> {
    const accounts =
      search === ''
        ? await this.lists.list(ends, along(ends, order), { skip: 0, limit: 0 })
        : await this.lists.listByIds(idsOf(among(ends, await this.find(search))));
    return accounts.sort(inOrder(order));
  }

  /** A page of the list, with how many users each chip shows under the same search. */
  async readPage(
    question: AccountQuestion,
    place: PagePlace,
    now: Date,
  ): Promise<AccountPage & { readonly counts: UserCounts }> {
    const { ends, search, order } = question;
    if (search !== '') {
      const found = await this.find(search);
      const page = await this.cutOut(among(ends, found), order, place);
      return { ...page, counts: countsOf(found, now) };
    }
    const counts = await this.counts.read(now);
    const total = countOf(ends, counts, now);
    return { ...(await this.readStretch(question, place, total, counts.all)), counts };
  }

  /** The ten who downloaded most (spec admin.md §9). */
  async listTopDownloaders(): Promise<Downloader[]> {
    return this.lists.listTopDownloaders(LEADERBOARD_SIZE);
  }

  /** Everybody a searched text means, in no order; '#vip' means those with the tag 'vip'. */
  async find(search: string): Promise<AccountRow[]> {
    const tag = searchedTag(search);
    if (tag !== null) return tag === '' ? [] : this.lists.listTagged(tag);
    if (searchKeyOf(search) === '') return [];
    return (await this.lists.listFound(search)).filter((row) => isFoundBy(search, row));
  }

  /**
   * Reads along the index of the order, from the nearer end. Users of one status in the order of ids
   * lie scattered there: when passing by the others would read more than all of them, those are read.
   */
  private async readStretch(
    { ends, order }: AccountQuestion,
    place: PagePlace,
    total: number,
    all: number,
  ): Promise<AccountPage> {
    const { page, first, size } = placeOf(total, place);
    const behind = total - first - size;
    const passed = (Math.min(first, behind) + size) * (all / Math.max(1, total));
    if (ends && order.by === 'userId' && passed > total)
      return this.cutOut(await this.lists.listRows(ends), order, place);
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

  private async cutOut(
    rows: readonly Omit<AccountRow, 'name'>[],
    order: AccountOrder,
    place: PagePlace,
  ): Promise<AccountPage> {
    const { page, first, size } = placeOf(rows.length, place);
    const shown = [...rows].sort(inOrder(order)).slice(first, first + size);
    const accounts = await this.lists.listByIds(idsOf(shown));
    return { accounts: accounts.sort(inOrder(order)), page, total: rows.length };
  }
}

const idsOf = (rows: readonly Pick<AccountRow, 'userId'>[]): number[] =>
  rows.map(({ userId }) => userId);

const among = (ends: AccountQuestion['ends'], rows: readonly AccountRow[]): AccountRow[] =>
  rows.filter(({ expiresAt }) => !ends || isAmongEnds(expiresAt, ends));

/** An order in which an index holds the users asked for. */
const along = (ends: AccountQuestion['ends'], { by, direction }: AccountOrder): AccountOrder => ({
  by: ends ? 'expiresAt' : by,
  direction,
});

const turned = ({ by, direction }: AccountOrder): AccountOrder => ({
  by,
  direction: direction === 1 ? -1 : 1,
});
