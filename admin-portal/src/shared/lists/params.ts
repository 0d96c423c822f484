import { parseUserId } from '@portal/rules';

/** Reads one value of the address. The text is '' when the value is absent. */
type ParamReader = (text: string) => string | null;

/** The values of a list that are stored in the address, each with its reader. */
export type ParamSchema = Readonly<Record<string, ParamReader>>;

/** The values of a schema. */
export type ParamValues<Schema extends ParamSchema> = {
  readonly [Name in keyof Schema]: ReturnType<Schema[Name]>;
};

/** New values. A list that changes starts at page 1, unless `page` says another one. */
export type ParamChanges<Schema extends ParamSchema> = Partial<ParamValues<Schema>> & {
  readonly page?: number;
};

/** Any text. Default: ''. */
export const anyText = (text: string): string => text;

/** One of the given values. Any other text is read as `fallback`. */
export const oneOf =
  <Value extends string, Fallback extends Value | null>(
    values: readonly Value[],
    fallback: Fallback,
  ) =>
  (text: string): Value | Fallback =>
    values.find((value) => value === text) ?? fallback;

/** The filter by User ID that a typed text means; none for a text that is no User ID. */
export function userFilterOf(text: string): { readonly user?: number } {
  const user = parseUserId(text);
  return user === null ? {} : { user };
}

/** Reads the values of an address. Wrong values become the default. */
export function readParams<Schema extends ParamSchema>(
  schema: Schema,
  params: URLSearchParams,
): ParamValues<Schema> {
  const values = Object.entries(schema).map(([name, read]) => [name, read(params.get(name) ?? '')]);
  return Object.fromEntries(values) as ParamValues<Schema>;
}

/** The page number of an address, from 1. A wrong one becomes 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The address with new values. Default values are left out, and so is page 1. */
export function writeParams<Schema extends ParamSchema>(
  schema: Schema,
  params: URLSearchParams,
  { page = 1, ...changes }: ParamChanges<Schema>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null, fallback: string | null): void => {
    if (value === null || value === fallback) next.delete(name);
    else next.set(name, value);
  };
  put('page', String(page), '1');
  for (const [name, read] of Object.entries(schema)) {
    const value = (changes as Partial<ParamValues<ParamSchema>>)[name];
    if (value !== undefined) put(name, value, read(''));
  }
  return next;
}
