/** HTTP methods that the calls use. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The `:name` parts of a path, as an object type. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string | number } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { readonly [Key in Name]: string | number }
    : object;

/**
 * One call of the service. The types of request, response and query exist only for the compiler; at run time a call is
 * its method and path.
 */
export interface Call<Path extends string, Request, Response extends object, Query = unknown> {
  readonly method: HttpMethod;
  readonly path: Path;
  /** The answer is a stream of server-sent events. Each event is a complete Response without the envelope. */
  readonly isEventStream?: true;
  readonly types?: {
    readonly request: Request;
    readonly response: Response;
    readonly query: Query;
  };
}

/**
 * Declares a call: `defineCall<Request, Response>()('POST', '/api/…')`. Use void for Request without a body. A
 * call with a query has its type as the third.
 */
export const defineCall =
  <Request, Response extends object, Query = void>() =>
  <const Path extends string>(
    method: HttpMethod,
    path: Path,
  ): Call<Path, Request, Response, Query> => ({
    method,
    path,
  });

/** Declares a stream of server-sent events: `defineEvents<Response>()('/api/…')`. */
export const defineEvents =
  <Response extends object>() =>
  <const Path extends string>(path: Path): Call<Path, void, Response> => ({
    method: 'GET',
    path,
    isEventStream: true,
  });

/**
 * Replaces the `:name` parts of a call's path by encoded values.
 * @throws Error when a value is missing.
 */
export function buildPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  const values: Readonly<Record<string, string | number>> = { ...params };
  return path.replace(/:([A-Za-z]+)/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Path ${path} misses :${name}`);
    return encodeURIComponent(value);
  });
}
