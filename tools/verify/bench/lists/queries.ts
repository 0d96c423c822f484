import { FIRST_NAMES, LAST_NAMES, RARE_NAME, userIdOf } from '../../../develop/seed/large/people';

import { at, BUDGETS, halfOf, LIST, pages, type Query, ROUNDS } from './query';
import { SEARCH_QUERIES } from './searches';
import { SORT_QUERIES } from './sorts';
import { TAB_QUERIES } from './tabs';

/** Each search text is used once, so that no cache helps. */
function firstTime(name: string, texts: readonly string[]): Query {
  const paths = [...new Set(texts)].map((search) => at(LIST, { search, page: '1' }));
  return { name, budget: 2, paths, rounds: halfOf(paths) };
}

const ids = Array.from({ length: ROUNDS }, (_, number) => userIdOf(number * 499));
const pairsIn = (name: string): string[] =>
  Array.from(name.toLowerCase().slice(1), (_, place) =>
    name.toLowerCase().slice(place, place + 2),
  ).filter((pair) => /^[a-z]{2}$/.test(pair));
const searchOne = (name: string, queries: readonly string[], budget = 2): Query => ({
  ...{ name, budget, rounds: ROUNDS },
  paths: queries.map((query) => at('/api/admin/search-user', { query })),
});

/** The base of the comparison: one user by id. */
export const ONE_DOCUMENT = ids.map((id) => `/api/admin/user/${id}/details`);

/** Every list of the administrators, as the screens request it. */
export const QUERIES: readonly Query[] = [
  ...pages('All users', {}),
  ...pages('All users with activity', { include: 'activity' }, LIST, 'activity'),
  ...['active', 'expiring', 'expired'].flatMap((status) => pages(`Chip ${status}`, { status })),
  ...pages('Premium users', { filter: 'active' }),
  ...pages('Expiring soon', { filter: 'expiring' }),
  ...pages('Real expired', {}, '/api/admin/expired-users-real'),
  ...pages('Search, rare name (10 found)', { search: RARE_NAME.slice(2, 9) }),
  firstTime(
    'Search, common name (1,800 found), typed first',
    [...LAST_NAMES, ...FIRST_NAMES].map((name) => name.slice(0, 5)),
  ),
  ...pages('Search, common name (1,800 found)', { search: 'rahman' }),
  ...pages('Search, common name and chip', { search: 'rahman', status: 'active' }),
  firstTime(
    'Search, two letters (2,000 to 20,000 found), typed first',
    LAST_NAMES.flatMap(pairsIn),
  ),
  ...pages('Search, one letter (40,000 found)', { search: 'a' }),
  firstTime(
    'Search, id of 9 or 10 digits',
    ids.map((id) => String(id)),
  ),
  firstTime(
    'Search, 5 digits of an id (2 or 3 found)',
    ids.map((id) => String(id).slice(0, 5)),
  ),
  firstTime(
    'Search, 2 digits of an id (200 to 20,000 found)',
    ids.map((id) => String(id).slice(0, 2)),
  ),
  searchOne(
    'User manager, by id',
    ids.map((id) => String(id)),
  ),
  searchOne(
    'User manager, by a rare name',
    [RARE_NAME, RARE_NAME.slice(3)],
    BUDGETS.activity.first,
  ),
  searchOne('User manager, by a common name', LAST_NAMES.slice(0, 8), BUDGETS.activity.first),
  ...TAB_QUERIES,
  ...SEARCH_QUERIES,
  ...SORT_QUERIES,
  { name: 'Leaderboard', budget: 2, paths: ['/api/admin/leaderboard'], rounds: ROUNDS },
  ...[
    ['Expiring soon, whole', at(LIST, { filter: 'expiring' })],
    ['Premium users, whole', at(LIST, { filter: 'active' })],
    ['All 50,000 users, whole', LIST],
  ].map(([name = '', path = '']) => ({ name, budget: null, paths: [path], rounds: 3 })),
];
