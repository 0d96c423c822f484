import { Injectable, Logger } from '@nestjs/common';
import { searchText } from '@portal/rules';
import { type AccountOrder, type AccountRow, inOrder } from './account-list';
import { AccountListsRepository } from './account-lists.repository';
import { searchedRow, type SearchedRow, SearchedRows } from './searched-rows';

const MAX_AGE_MS = 30_000;
/** Asked when this old, it is read anew in the background, so that who goes on typing never waits. */
const OLD_MS = 20_000;
/** Rows of one read: some 20 ms of the database's time. */
const SLICE = 2_000;
/** Beyond so many users the memory and the reading no longer pay. */
const MOST_USERS = 300_000;

type By = AccountOrder['by'];
interface Directory {
  readonly at: number;
  readonly rows: Readonly<Record<By, SearchedRows>>;
  /** What was found lately, by order and text: other pages and chips ask the same. */
  readonly found: Map<string, readonly AccountRow[]>;
}

/** Searches that are remembered, each a list of references. */
const MOST_FOUND = 40;

/**
 * Who is called what, in memory and at most 30 seconds old. A text that means thousands of users has no
 * index that gives a page of them in order with their number; looking through 50,000 names takes a millisecond.
 */
@Injectable()
export class AccountDirectory {
  private readonly log = new Logger('AccountDirectory');
  private known: Directory | null = null;
  private reading: Promise<void> | null = null;

  constructor(private readonly lists: AccountListsRepository) {}

  /** Those whom a text means, upwards in an order; null when what is known is older than 30 seconds. */
  find(search: string, by: By, now: Date): readonly AccountRow[] | null {
    const age = now.getTime() - (this.known?.at ?? 0);
    const text = searchText(search);
    if (text === '' || !this.known || age < 0 || age >= MAX_AGE_MS) return null;
    if (age >= OLD_MS) void this.refresh(now);
    return lookUp(this.known, text, by);
  }

  /** Reads it anew in the background, unless it is new enough; resolves when it is there. */
  async refresh(now: Date): Promise<void> {
    const age = now.getTime() - (this.known?.at ?? 0);
    if (age >= 0 && age < OLD_MS) return;
    this.reading ??= this.read(now.getTime())
      .catch((error: unknown) => this.log.warn(`Not read: ${String(error)}`))
      .finally(() => (this.reading = null));
    await this.reading;
  }

  private async read(at: number): Promise<void> {
    const userId: SearchedRow[] = [];
    for (let last = 0; ; last = userId.at(-1)?.userId ?? 0) {
      const rows = await this.lists.listRowsAfter(last, SLICE);
      for (const row of rows) userId.push(searchedRow(row));
      if (userId.length > MOST_USERS) return;
      if (rows.length < SLICE) break;
    }
    const expiresAt = userId.toSorted(inOrder({ by: 'expiresAt', direction: 1 }));
    const rows = { userId: new SearchedRows(userId), expiresAt: new SearchedRows(expiresAt) };
    this.known = { at, rows, found: new Map() };
  }
}

function lookUp({ rows, found }: Directory, text: string, by: By): readonly AccountRow[] {
  const key = `${by} ${text}`;
  const known = found.get(key);
  if (known) return known;
  const meant = rows[by].find(text);
  const [oldest] = found.keys();
  if (oldest !== undefined && found.size >= MOST_FOUND) found.delete(oldest);
  found.set(key, meant);
  return meant;
}
