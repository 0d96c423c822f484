import { searchKeys } from '@portal/rules';
import { backfill } from '../platform/migrations/backfill';

/** Users of before the search; without keys nobody finds them by name. */
export const userSearchKeys = backfill({
  name: '0001-user-search-keys',
  does: 'keys by which users are found',
  collection: 'users',
  lacking: { searchKeys: null },
  fieldsOf: async ({ userId, name }) => ({
    searchKeys: searchKeys({ userId: Number(userId), name: String(name) }),
  }),
});
