/** One row of the table: requests of one kind, sent in turn. */
export interface Query {
  readonly name: string;
  /** Budget as factor of one document: two for first pages, five for last pages; null: no budget. */
  readonly budget: number | null;
  readonly paths: readonly string[];
  readonly rounds: number;
}

/** Number of measurements per query. */
export const ROUNDS = 100;
/** Path of the list of users. */
export const LIST = '/api/admin/users';
/** A path with query parameters. */
export const at = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** A page number after the last page gives the last page. */
const BEHIND = '1000000';

/** First and last page of a list. */
export function pages(name: string, query: Readonly<Record<string, string>>, path = LIST): Query[] {
  return [
    { name: `${name}, first page`, budget: 2, paths: [at(path, { ...query, page: '1' })] },
    { name: `${name}, last page`, budget: 5, paths: [at(path, { ...query, page: BEHIND })] },
  ].map((query) => ({ ...query, rounds: ROUNDS }));
}
