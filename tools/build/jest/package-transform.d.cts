/** A transformer of jest for JavaScript. @param options those of swc. */
export function createTransformer(options: object): {
  process(source: string, filename: string): { readonly code: string };
  getCacheKey(source: string, filename: string, options: object): string;
};
