import { isFoundBy } from '@portal/rules';
import fc from 'fast-check';
import { AccountDirectory } from './account-directory.service';
import { type AccountRow, inOrder } from './account-list';
import type { AccountListsRepository } from './account-lists.repository';

const AT = new Date('2031-01-01T00:00:00Z');
const NAMES = [
  'Rahim Uddin',
  'Abdur Rahman',
  'rahmatullah',
  'User 10012',
  'Karim',
  'রহিম',
  'M1 101',
];

const ROWS: readonly AccountRow[] = Array.from({ length: 400 }, (_row, place) => ({
  userId: 10_000 + place,
  name: NAMES[place % NAMES.length] ?? '',
  expiresAt: place % 3 === 0 ? null : new Date(AT.getTime() + (place % 17) * 1_000),
}));

/** The directory of ROWS, read from what would be the database. */
async function givenDirectory(): Promise<AccountDirectory> {
  const listRowsAfter = (last: number, limit: number) =>
    Promise.resolve(ROWS.filter(({ userId }) => userId > last).slice(0, limit));
  const directory = new AccountDirectory({ listRowsAfter } as unknown as AccountListsRepository);
  await directory.refresh(AT);
  return directory;
}

const idsOf = (rows: readonly AccountRow[] | null) => rows?.map(({ userId }) => userId);

describe('who is called what, in memory', () => {
  it('finds whom a text means, in order, whatever was searched before it', async () => {
    const directory = await givenDirectory();
    const texts = fc.constantFrom(
      ...['r', 'ra', 'rah', 'rahm', 'rahma', 'a', 'im', 'রহ', '1', '10', '101'],
    );
    const orders = fc.constantFrom('userId' as const, 'expiresAt' as const);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(texts, orders), { minLength: 1, maxLength: 60 }),
        (searches) => {
          for (const [text, by] of searches) {
            const meant = ROWS.filter((row) => isFoundBy(text, row));
            const expected = meant.toSorted(inOrder({ by, direction: 1 }));
            expect(idsOf(directory.find(text, by, AT))).toEqual(idsOf(expected));
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it('knows nothing 30 seconds later, and nothing before it was read', async () => {
    const directory = await givenDirectory();
    const after = (ms: number) => new Date(AT.getTime() + ms);
    expect(directory.find('rahim', 'userId', after(29_999))).not.toBeNull();
    expect(directory.find('rahim', 'userId', after(30_000))).toBeNull();
    expect(directory.find('rahim', 'userId', after(-1))).toBeNull();
    expect(directory.find('', 'userId', AT)).toBeNull();
  });
});
