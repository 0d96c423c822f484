import { nameText } from '@portal/rules';
import { AccountColumns } from './account-columns';
import type { AccountRow } from './account-list';
import { FoundAccounts } from './found-accounts';

/** Separator between texts; a searched text never contains it. */
const BETWEEN = '\n';

/** A row with its normalised name. */
export interface SearchedRow extends AccountRow {
  readonly text: string;
}

/** A search result; `text` is present only when the search needed it. */
export type FoundRow = AccountRow & Partial<SearchedRow>;

/** Adds the normalised name to a row. */
export const searchedRow = (row: AccountRow): SearchedRow => ({ ...row, text: nameText(row.name) });

/**
 * Searches accounts by name and id. All names are joined to one long string, and all ids to another:
 * scanning one megabyte takes a tenth of the time that 50,000 small strings take.
 */
export class SearchedAccounts {
  private readonly columns: AccountColumns<SearchedRow>;
  private readonly names: LongText;
  private readonly ids: LongText;

  constructor(searched: readonly SearchedRow[]) {
    this.columns = new AccountColumns(searched);
    const { rows } = this.columns;
    this.names = new LongText(rows.map(({ text }) => text));
    this.ids = new LongText(rows.map(({ userId }) => String(userId)));
  }

  /** Accounts that contain a text of rules' searchText in the name, or whose id starts with it. */
  find(text: string): FoundAccounts<SearchedRow> {
    const marks = new Uint8Array(this.columns.rows.length);
    const named = this.names.mark(text, marks);
    if (!/^\d+$/.test(text)) return new FoundAccounts(this.columns, marks, named);
    this.ids.mark(BETWEEN + text, marks);
    return new FoundAccounts(this.columns, marks);
  }
}

class LongText {
  private readonly whole: string;
  /** Start of each text, including the separator before it; the last entry is the end. */
  private readonly starts: Uint32Array;

  constructor(texts: readonly string[]) {
    this.whole = BETWEEN + texts.join(BETWEEN);
    this.starts = new Uint32Array(texts.length + 1);
    texts.forEach((text, place) => {
      this.starts[place + 1] = (this.starts[place] ?? 0) + BETWEEN.length + text.length;
    });
  }

  /**
   * Marks the texts that contain `held`; with a leading separator, the texts that start with it. Returns their places,
   * ascending.
   */
  mark(held: string, marks: Uint8Array): number[] {
    const places: number[] = [];
    let place = 0;
    for (let at = this.whole.indexOf(held); at !== -1;) {
      while ((this.starts[place + 1] ?? Infinity) <= at) place += 1;
      marks[place] = 1;
      places.push(place);
      at = this.whole.indexOf(held, this.starts[place + 1]);
    }
    return places;
  }
}
