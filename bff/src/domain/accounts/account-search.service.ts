import { Injectable } from '@nestjs/common';
import { isPlaceholderName, nameFit, parseUserId, searchText } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { Account } from './account';
import { AccountListsService } from './account-lists.service';
import { AccountsService } from './accounts.service';
import type { FoundAccounts } from './found-accounts';
import { type FoundRow, searchedRow, type SearchedRow } from './searched-accounts';

/** Candidates of one search. */
const MOST = 10;

/** Whom a search found. */
export interface FoundUsers {
  /** Best first; never empty, at most 10. */
  readonly accounts: readonly [Account, ...Account[]];
  /** Number of users who match. */
  readonly total: number;
}

/** Finds the users an administrator searches for in the User Manager. */
@Injectable()
export class AccountSearchService {
  /** By the results of a text, which the directory returns again for the same text. */
  private readonly bestFound = new WeakMap<FoundAccounts<FoundRow>, BestFound>();

  constructor(
    private readonly accounts: AccountsService,
    private readonly lists: AccountListsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The user with this id alone; else all who match by name, ignoring case, or by the beginning of the id. An
   * exact name comes first, then the better match; for equal ones the shorter name, then the lower id.
   * @throws DomainError accounts/not-found.
   */
  async find(text: string): Promise<FoundUsers> {
    const userId = parseUserId(isPlaceholderName(text) ? text.replace(/^User /, '') : text);
    const named = userId === null ? null : await this.accounts.find(userId);
    if (named) return { accounts: [named], total: 1 };
    const found = await this.lists.search(text, this.clock.now());
    const { best, total } = this.bestFound.get(found) ?? bestOf(searchText(text), found.rows());
    this.bestFound.set(found, { best, total });
    const [first, ...others] = await this.lists.listInOrder(best.map(({ row }) => row));
    if (!first) throw new DomainError('accounts/not-found');
    return { accounts: [first, ...others], total };
  }
}

interface BestFound {
  readonly best: readonly Fitting[];
  readonly total: number;
}

interface Fitting {
  readonly row: FoundRow & SearchedRow;
  readonly fit: number;
}

/** Fit of an id that starts with the text: after all names. */
const ID_FIT = 4;

/**
 * The best rows that match a text of rules' searchText, and the number of all that match. In one loop: a short
 * text can match tens of thousands.
 */
function bestOf(text: string, rows: Iterable<FoundRow>): BestFound {
  const best: Fitting[] = [];
  let total = 0;
  for (const found of rows) {
    const row = isSearched(found) ? found : searchedRow(found);
    const fit = nameFit(text, row.text) ?? idFit(text, row.userId);
    if (fit === null) continue;
    total += 1;
    const one = { row, fit };
    const last = best[MOST - 1];
    if (last && inOrder(one, last) > 0) continue;
    const place = best.findIndex((other) => inOrder(one, other) < 0);
    best.splice(place === -1 ? best.length : place, 0, one);
    best.length = Math.min(best.length, MOST);
  }
  return { best, total };
}

const idFit = (text: string, userId: number): number | null =>
  text !== '' && String(userId).startsWith(text) ? ID_FIT : null;

const isSearched = (row: FoundRow): row is FoundRow & SearchedRow => row.text !== undefined;

const inOrder = (one: Fitting, other: Fitting): number =>
  one.fit - other.fit ||
  one.row.text.length - other.row.text.length ||
  one.row.userId - other.row.userId;
