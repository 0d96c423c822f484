import { Injectable, Logger } from '@nestjs/common';
import { searchText } from '@portal/rules';
import { AccountListsRepository } from './account-lists.repository';
import type { FoundAccounts } from './found-accounts';
import { SearchedAccounts, searchedRow, type SearchedRow } from './searched-accounts';

const MAX_AGE_MS = 30_000;
/** Asked when this old, it is read anew in the background, so that who goes on typing never waits. */
const OLD_MS = 20_000;
/** Rows of one read: some 20 ms of the database's time. */
const SLICE = 2_000;
/** Beyond so many users the memory and the reading no longer pay. */
const MOST_USERS = 300_000;

interface Directory {
  readonly at: number;
  readonly accounts: SearchedAccounts;
  /** What was found lately, by text: other pages, chips and orders ask the same. */
  readonly found: Map<string, FoundAccounts<SearchedRow>>;
}

/** Searches that are remembered, each at most nine bytes for an account. */
const MOST_FOUND = 40;

/**
 * Who is called what, in memory and at most 30 seconds old. A text that means thousands of users has no
 * index that gives a page of them in order with their number; looking through 50,000 names takes a millisecond.
 */
@Injectable()
export class AccountDirectoryService {
  private readonly log = new Logger('AccountDirectory');
  private known: Directory | null = null;
  private reading: Promise<void> | null = null;

  constructor(private readonly lists: AccountListsRepository) {}

  /** Those whom a text means; null when what is known is older than 30 seconds. */
  find(search: string, now: Date): FoundAccounts<SearchedRow> | null {
    const age = now.getTime() - (this.known?.at ?? 0);
    const text = searchText(search);
    if (text === '' || !this.known || age < 0 || age >= MAX_AGE_MS) return null;
    if (age >= OLD_MS) void this.refresh(now);
    return lookUp(this.known, text);
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
    const rows: SearchedRow[] = [];
    for (let last = 0; ; last = rows.at(-1)?.userId ?? 0) {
      const next = await this.lists.listRowsAfter(last, SLICE);
      for (const row of next) rows.push(searchedRow(row));
      if (rows.length > MOST_USERS) return;
      if (next.length < SLICE) break;
    }
    this.known = { at, accounts: new SearchedAccounts(rows), found: new Map() };
  }
}

function lookUp({ accounts, found }: Directory, text: string): FoundAccounts<SearchedRow> {
  const known = found.get(text);
  if (known) return known;
  const meant = accounts.find(text);
  const [oldest] = found.keys();
  if (oldest !== undefined && found.size >= MOST_FOUND) found.delete(oldest);
  found.set(text, meant);
  return meant;
}
