import { readFileSync } from 'node:fs';
import { inWorkspace } from '../../../shared/workspace';
import { pages, type Query } from './query';

/** A list that can be sorted, and all its orders. */
interface SortedList {
  readonly path: string;
  readonly sorts: readonly string[];
}

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get?: {
          readonly parameters?: readonly {
            readonly name: string;
            readonly schema: { readonly enum?: readonly string[] };
          }[];
        };
      }
    >
  >;
}

/** Every list that a call can sort, from the contracts as the service publishes them. */
function sortedLists(): SortedList[] {
  const { paths } = JSON.parse(readFileSync(inWorkspace('bff/openapi.json'), 'utf8')) as OpenApi;
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const sort = get?.parameters?.find(({ name }) => name === 'sort');
    return sort?.schema.enum ? [{ path, sorts: sort.schema.enum }] : [];
  });
}

/** Its budget is not that of a plain list. */
const INBOX = '/api/admin/payment-inbox';

/** First and last page of every list in each of its orders: a new order has its rows at once. */
export const SORT_QUERIES: readonly Query[] = sortedLists().flatMap(({ path, sorts }) =>
  sorts.flatMap((sort) =>
    pages(
      `${path.replace('/api/admin/', '')} sorted by ${sort}`,
      { sort },
      path,
      path === INBOX ? 'inbox' : 'list',
    ),
  ),
);
