import { Injectable, Logger } from '@nestjs/common';
import { searchText } from '@portal/rules';
import { inBackground } from '../../platform/mongo/running-transaction';
import { AccountListsRepository } from './account-lists.repository';
import type { FoundAccounts } from './found-accounts';
import { SearchedAccounts, type SearchedRow } from './searched-accounts';

const MAX_AGE_MS = 30_000;
/** From this age on, a search refreshes the directory in the background, so searches do not wait for it. */
const OLD_MS = 20_000;
/** Rows of one query: about 20 ms of database time. */
const SLICE = 2_000;
/** Above this number of users, the directory would cost too much memory and read time. */
const MOST_USERS = 300_000;

interface Directory {
  readonly at: number;
  readonly accounts: SearchedAccounts;
  /** Recent results by searched text: other pages, status filters and orders reuse them. */
  readonly found: Map<string, FoundAccounts<SearchedRow>>;
}

/** Number of cached searches; each takes at most eight bytes per account. */
const MOST_FOUND = 40;

/**
 * In-memory directory of all names, at most 30 seconds old. No index can return one ordered page and the
 * total for a text that matches thousands of users; in memory it takes a tenth of a millisecond.
 */
@Injectable()
export class AccountDirectoryService {
  private readonly log = new Logger('AccountDirectory');
  private known: Directory | null = null;
  private reading: Promise<void> | null = null;

  constructor(private readonly lists: AccountListsRepository) {}

  /**
   * Accounts that match a text; null when the directory is missing or older than 30 seconds, or the text is
   * empty.
   */
  find(search: string, now: Date): FoundAccounts<SearchedRow> | null {
    const age = now.getTime() - (this.known?.at ?? 0);
    const text = searchText(search);
    if (text === '' || !this.known || age < 0 || age >= MAX_AGE_MS) return null;
    if (age >= OLD_MS) void this.refresh(now);
    return lookUp(this.known, text);
  }

  /** Refreshes the directory in the background, unless it is fresh enough; resolves when it is loaded. */
  async refresh(now: Date): Promise<void> {
    const age = now.getTime() - (this.known?.at ?? 0);
    if (age >= 0 && age < OLD_MS) return;
    this.reading ??= inBackground(() => this.read(now.getTime()))
      .catch((error: unknown) => this.log.warn(`Not read: ${String(error)}`))
      .finally(() => (this.reading = null));
    await this.reading;
  }

  private async read(at: number): Promise<void> {
    const accounts = new SearchedAccounts();
    for (let last = 0, isEnd = false; !isEnd;) {
      const next = await this.lists.listRowsAfter(last, SLICE);
      accounts.add(next);
      if (accounts.size > MOST_USERS) return;
      last = next.at(-1)?.userId ?? 0;
      isEnd = next.length < SLICE;
    }
    this.known = { at, accounts, found: new Map() };
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
