import { Injectable } from '@nestjs/common';
import { isPlaceholderName, nameFit, parseUserId, searchText } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { Account } from './account';
import { AccountListsService } from './account-lists.service';
import { AccountsService } from './accounts.service';
import { type FoundRow, searchedRow, type SearchedRow } from './searched-accounts';

/** Finds the one user an administrator searches for in the User Manager. */
@Injectable()
export class AccountSearchService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly lists: AccountListsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The user with this id; else with this name, ignoring case; else the best partial match of a name. For
   * equal matches: the shorter name, then the lower id.
   * @throws DomainError accounts/not-found.
   */
  async findBest(text: string): Promise<Account> {
    const userId = parseUserId(isPlaceholderName(text) ? text.replace(/^User /, '') : text);
    const named = userId === null ? null : await this.accounts.find(userId);
    if (named) return named;
    const found = await this.lists.search(text, this.clock.now());
    const best = bestOf(searchText(text), found.rows());
    if (!best) throw new DomainError('accounts/not-found');
    return this.accounts.get(best.userId);
  }
}

interface Fitting {
  readonly row: SearchedRow;
  readonly fit: number;
}

/** The row whose name matches a text of rules' searchText best; null when none matches. */
function bestOf(text: string, rows: Iterable<FoundRow>): SearchedRow | null {
  let best: Fitting | null = null;
  for (const found of rows) {
    const row = isSearched(found) ? found : searchedRow(found);
    const fit = nameFit(text, row.text);
    if (fit !== null && (!best || isBefore({ row, fit }, best))) best = { row, fit };
  }
  return best && best.row;
}

const isSearched = (row: FoundRow): row is SearchedRow => row.text !== undefined;

const isBefore = (one: Fitting, other: Fitting): boolean =>
  (one.fit - other.fit ||
    one.row.text.length - other.row.text.length ||
    one.row.userId - other.row.userId) < 0;
