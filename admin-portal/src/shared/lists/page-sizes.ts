import { oneOf } from './params';

/** Rows per page that a list offers, by the number that it shows at first. The service allows at most 100. */
const PAGE_SIZES = {
  10: ['10', '25', '50', '100'],
  15: ['15', '30', '50', '100'],
  25: ['25', '50', '100'],
} as const;

/** Reads the number of rows per page in the address. */
export interface PageSizeParam {
  (text: string): string;
  /** The sizes that the list offers; it shows the first one at first. */
  readonly sizes: readonly [string, ...string[]];
}

/** The number of rows per page in the address, of a list that shows `usual` rows at first and at most `most`. */
export function pageSizeParam(usual: keyof typeof PAGE_SIZES, most = 100): PageSizeParam {
  const [first, ...larger] = PAGE_SIZES[usual];
  const allowed = larger.filter((size) => Number(size) < most);
  const sizes: PageSizeParam['sizes'] = [first, ...allowed, String(most)];
  return Object.assign(oneOf(sizes, sizes[0]), { sizes });
}
