import { buildPath, type PathParams } from '@portal/contracts';

/** Values of the query string; undefined ones are left out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * The URL of a call.
 * @throws Error when a `:name` part of the path has no value.
 */
export function buildUrl<Path extends string>(
  path: Path,
  params: PathParams<Path>,
  query: QueryValues = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return buildPath(path, params) + (text ? `?${text}` : '');
}
