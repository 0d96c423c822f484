import { Injectable, Logger } from '@nestjs/common';
import { isPlaceholderName, searchText } from '@portal/rules';
import { type AccountOrder, type AccountRow, inOrder } from './account-list';
import { AccountListsRepository } from './account-lists.repository';

const MAX_AGE_MS = 30_000;
/** Asked when this old, it is read anew in the background, so that who goes on typing never waits. */
const OLD_MS = 20_000;
/** Rows of one read: some 20 ms of the database's time. */
const SLICE = 2_000;
/** Beyond so many users the memory and the reading no longer pay. */
const MOST_USERS = 300_000;

type By = AccountOrder['by'];
interface Entry extends AccountRow {
  /** The name as it is searched. */
  readonly text: string;
}
interface Directory {
  readonly at: number;
  readonly entries: Readonly<Record<By, readonly Entry[]>>;
  /** What was found lately, by order and text; who types on looks among those found before. */
  readonly found: Map<string, readonly Entry[]>;
}

/** Searches that are remembered, each a list of references. */
const MOST_FOUND = 40;

/**
 * Who is called what, in memory and at most 30 seconds old. A text that means thousands of users has no
 * index that gives a page of them in order with their number; looking through 50,000 names takes 2 ms.
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
    const userId: Entry[] = [];
    for (let last = 0; ; last = userId.at(-1)?.userId ?? 0) {
      const rows = await this.lists.listRowsAfter(last, SLICE);
      for (const row of rows) userId.push({ ...row, text: textOf(row) });
      if (userId.length > MOST_USERS) return;
      if (rows.length < SLICE) break;
    }
    const expiresAt = userId.toSorted(inOrder({ by: 'expiresAt', direction: 1 }));
    this.known = { at, entries: { userId, expiresAt }, found: new Map() };
  }
}

/** Whoever is meant by a text is meant by its beginning too, so that what that found is looked through. */
function lookUp({ entries, found }: Directory, text: string, by: By): readonly Entry[] {
  const keyOf = (beginning: string): string => `${by} ${beginning}`;
  const known = found.get(keyOf(text));
  if (known) return known;
  let among = entries[by];
  for (let length = text.length - 1; length > 0; length -= 1) {
    const before = found.get(keyOf(text.slice(0, length)));
    if (before) {
      among = before;
      break;
    }
  }
  const isId = /^\d+$/.test(text);
  const meant = among.filter(
    (entry) => entry.text.includes(text) || (isId && String(entry.userId).startsWith(text)),
  );
  const [oldest] = found.keys();
  if (oldest !== undefined && found.size >= MOST_FOUND) found.delete(oldest);
  found.set(keyOf(text), meant);
  return meant;
}

const textOf = ({ name }: AccountRow): string => (isPlaceholderName(name) ? '' : searchText(name));
