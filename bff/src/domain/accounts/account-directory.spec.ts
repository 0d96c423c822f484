import { DAY_MS, isAmongEnds, isFoundBy, planEndsOf, type PlanStatus } from '@portal/rules';
import fc from 'fast-check';
import { AccountDirectoryService } from './account-directory.service';
import { placeOf } from '../../platform/http/page';
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
  expiresAt: place % 3 === 0 ? null : new Date(AT.getTime() + ((place % 17) - 8) * DAY_MS),
}));

/** A directory that reads ROWS instead of the database. */
async function givenDirectory(): Promise<AccountDirectoryService> {
  const listRowsAfter = (last: number, limit: number) =>
    Promise.resolve(ROWS.filter(({ userId }) => userId > last).slice(0, limit));
  const directory = new AccountDirectoryService({
    listRowsAfter,
  } as unknown as AccountListsRepository);
  await directory.refresh(AT);
  return directory;
}

const STATUSES = ['Active', 'Expiring Soon', 'Expired'] as const;
const query = fc.record({
  text: fc.oneof(
    fc.constantFrom(
      'r',
      'ra',
      'rah',
      'rahm',
      'rahma',
      'a',
      'im',
      'রহ',
      '1',
      '10',
      '101',
      '0',
      '010',
    ),
    fc.integer({ min: 0, max: 11_000 }).map(String),
  ),
  order: fc.record({
    by: fc.constantFrom('userId' as const, 'expiresAt' as const),
    direction: fc.constantFrom(1 as const, -1 as const),
  }),
  status: fc.option(fc.constantFrom(...STATUSES)),
  place: fc.record({
    page: fc.integer({ min: 1, max: 9 }),
    limit: fc.integer({ min: 1, max: 70 }),
  }),
});

describe('who is called what, in memory', () => {
  it('finds the page and the counts of whom a text means, whatever was searched before it', async () => {
    const directory = await givenDirectory();
    fc.assert(
      fc.property(fc.array(query, { minLength: 1, maxLength: 60 }), (queries) => {
        for (const { text, order, status, place } of queries) {
          const found = directory.find(text, AT);
          const meant = ROWS.filter((row) => isFoundBy(text, row));
          const ofStatus = (one: PlanStatus) =>
            meant.filter(({ expiresAt }) => isAmongEnds(expiresAt, planEndsOf(one, AT)));
          const listed = (status ? ofStatus(status) : meant).toSorted(inOrder(order));
          const { page, first, size } = placeOf(listed.length, place);
          expect(found?.page(status && planEndsOf(status, AT), order, place)).toMatchObject({
            ...{ page, total: listed.length },
            rows: listed.slice(first, first + size),
          });
          const [active, expiring, expired] = STATUSES.map((one) => ofStatus(one).length);
          expect(found?.countsAt(AT)).toEqual({ all: meant.length, active, expiring, expired });
        }
      }),
      { numRuns: 50 },
    );
  });

  it('knows nothing 30 seconds later, and nothing before it was read', async () => {
    const directory = await givenDirectory();
    const after = (ms: number) => new Date(AT.getTime() + ms);
    expect(directory.find('rahim', after(29_999))).not.toBeNull();
    expect(directory.find('rahim', after(30_000))).toBeNull();
    expect(directory.find('rahim', after(-1))).toBeNull();
    expect(directory.find('', AT)).toBeNull();
  });
});
