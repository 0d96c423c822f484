/** One row of the table: requests of one kind, sent in turn. */
export interface Query {
  readonly name: string;
  /** Budget as factor of one document; null: no budget. */
  readonly budget: number | null;
  readonly paths: readonly string[];
  readonly rounds: number;
}

/** Number of measurements per query. */
export const ROUNDS = 100;
/** Number of paths of a row that are measured; with the others it is warmed up. */
export const halfOf = (paths: readonly unknown[]): number => Math.ceil(paths.length / 2);
/** Path of the list of users. */
export const LIST = '/api/admin/users';
/** A path with query parameters. */
export const at = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** A page number after the last page gives the last page. */
const BEHIND = '1000000';

/** Budgets of the first and the last page of a list (PERF-10). */
export const BUDGETS = {
  list: { first: 2, last: 5 },
  /** Users with what they bought and when they were here: four further collections. */
  activity: { first: 3, last: 5 },
  /** Counters of days, of one moment: those that are kept, that wait, and of earlier versions, one after another. */
  days: { first: 3, last: 3 },
  /** Money that waits, each with its order and its report, or with up to five orders that may be meant. */
  inbox: { first: 4, last: 5 },
} as const;

type Budget = keyof typeof BUDGETS;

/** First and last page of a list. */
export function pages(
  name: string,
  query: Readonly<Record<string, string>>,
  path = LIST,
  budget: Budget = 'list',
): Query[] {
  const { first, last } = BUDGETS[budget];
  return [
    { name: `${name}, first page`, budget: first, paths: [at(path, { ...query, page: '1' })] },
    { name: `${name}, last page`, budget: last, paths: [at(path, { ...query, page: BEHIND })] },
  ].map((query) => ({ ...query, rounds: ROUNDS }));
}

/** Requests of one path. */
export const one = (name: string, path: string, budget: number | null = 2): Query => ({
  ...{ name, budget, paths: [path], rounds: ROUNDS },
});

/** Searches of several texts by turns, in one parameter of a list. */
export function each(
  name: string,
  path: string,
  parameter: string,
  texts: readonly string[],
  query: Readonly<Record<string, string>> = {},
): Query {
  const paths = texts.map((text) => at(path, { ...query, [parameter]: text }));
  return { name, budget: 2, paths, rounds: ROUNDS };
}
