/** One row of the table: requests of a kind, asked by turns. */
export interface Query {
  readonly name: string;
  /** First pages may take twice as long as one document, last ones five times; null: no budget. */
  readonly budget: number | null;
  readonly paths: readonly string[];
  readonly rounds: number;
}

/** How often each is asked. */
export const ROUNDS = 100;
/** The list of users. */
export const LIST = '/api/admin/users';
/** A path with its parameters. */
export const at = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** Behind the last page stands the last one. */
const BEHIND = '1000000';

/** First and last page of a list. */
export function pages(name: string, query: Readonly<Record<string, string>>, path = LIST): Query[] {
  return [
    { name: `${name}, first page`, budget: 2, paths: [at(path, { ...query, page: '1' })] },
    { name: `${name}, last page`, budget: 5, paths: [at(path, { ...query, page: BEHIND })] },
  ].map((query) => ({ ...query, rounds: ROUNDS }));
}
