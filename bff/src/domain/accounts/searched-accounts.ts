import { nameText } from '@portal/rules';
import type { Account } from './account';
import { AccountColumns } from './account-columns';
import type { AccountRow } from './account-list';
import { FoundAccounts } from './found-accounts';
import { BigramIndex } from './bigram-index';
import { among, countFirst } from './row-numbers';

/** A row with its normalised name. */
export interface SearchedRow extends AccountRow {
  readonly text: string;
}

/** A search result; `text` is present when the search needed it, `account` when it read the whole account. */
export type FoundRow = AccountRow & Partial<SearchedRow> & { readonly account?: Account };

/** Adds the normalised name to a row. */
export const searchedRow = <Row extends AccountRow>(row: Row): Row & SearchedRow => ({
  ...row,
  text: nameText(row.name),
});

/** Accounts that can be searched by name and id. */
export class SearchedAccounts {
  private readonly rows: SearchedRow[] = [];
  private readonly names = new BigramIndex();
  private columns: AccountColumns<SearchedRow> | null = null;

  /** Adds accounts whose ids are higher than those of all before them. */
  add(rows: readonly AccountRow[]): void {
    for (const row of rows.map(searchedRow)) {
      this.rows.push(row);
      this.names.add(row.text);
    }
    this.columns = null;
  }

  /** Number of accounts. */
  get size(): number {
    return this.rows.length;
  }

  /** Accounts that contain a text of rules' searchText in the name, or whose id starts with it. */
  find(text: string): FoundAccounts<SearchedRow> {
    this.columns ??= new AccountColumns(this.rows);
    const { byId } = this.columns;
    const [first = [], ...others] = [...this.names.find(text), ...this.startingWith(text, byId)];
    const found = others.length === 0 ? new Uint32Array(first) : among(byId, [first, ...others]);
    return new FoundAccounts(this.columns, found);
  }

  /** The rows whose id starts with a text, which are stretches of `byId`: for 12 the id 12, those from 120, from 1200 … */
  private *startingWith(text: string, byId: Uint32Array): Generator<Uint32Array> {
    if (!/^[1-9]\d*$/.test(text)) return;
    const highest = this.rows.at(-1)?.userId ?? 0;
    for (let unit = 1; Number(text) * unit <= highest; unit *= 10) {
      const from = this.countBelow(Number(text) * unit);
      const until = this.countBelow((Number(text) + 1) * unit);
      yield byId.subarray(from, until);
    }
  }

  private countBelow(userId: number): number {
    return countFirst(this.rows.length, (row) => (this.rows[row]?.userId ?? 0) < userId);
  }
}
