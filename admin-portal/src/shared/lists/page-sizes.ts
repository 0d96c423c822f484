import { oneOf } from './params';

/** Rows per page that a list offers, by the number that it shows at first. The service allows at most 100. */
const PAGE_SIZES = {
  10: ['10', '25', '50', '100'],
  15: ['15', '30', '50', '100'],
  25: ['25', '50', '100'],
} as const;

/** Rows per page that a list shows at first. */
export type UsualSize = keyof typeof PAGE_SIZES;

/** The sizes that a list offers, the usual one first. */
export const pageSizesOf = (usual: UsualSize): readonly [string, ...string[]] => PAGE_SIZES[usual];

/** The number of rows per page in the address. */
export function pageSizeParam(usual: UsualSize): (text: string) => string {
  const sizes = pageSizesOf(usual);
  return oneOf(sizes, sizes[0]);
}
