import type { Account } from './account';
import type { AccountListsService } from './account-lists.service';
import { AccountSearchService } from './account-search.service';
import type { AccountsService } from './accounts.service';
import { FoundAccounts } from './found-accounts';
import { type FoundRow, searchedRow } from './searched-accounts';

const NAMES = ['Rahim Uddin', 'Abdur Rahim', 'Rahim', 'Ibrahim'];

/** A search over a directory that has one result, and how often the users in it were compared. */
function given() {
  const rows = NAMES.map((name, at) => searchedRow({ userId: at + 1, name, expiresAt: null }));
  const found = FoundAccounts.all<FoundRow>(rows);
  const comparing = jest.spyOn(found, 'rows');
  const lists: Partial<AccountListsService> = {
    search: async () => found,
    listInOrder: async (rows) =>
      rows.map(({ userId }) => ({ userId, name: NAMES[userId - 1] }) as Account),
  };
  const search = new AccountSearchService({} as AccountsService, lists as AccountListsService, {
    now: () => new Date(0),
  });
  return { search, comparing };
}

it('the best of a result are chosen once, however often the same text is searched', async () => {
  const { search, comparing } = given();
  for (const text of ['rahim', 'Rahim ', 'RAHIM']) {
    const { accounts, total } = await search.find(text);
    expect([accounts.map(({ name }) => name), total]).toEqual([
      ['Rahim', 'Rahim Uddin', 'Abdur Rahim', 'Ibrahim'],
      4,
    ]);
  }
  expect(comparing).toHaveBeenCalledTimes(1);
});
