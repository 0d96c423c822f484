import type { Call, PathParams, Success } from '@portal/contracts';
import { buildUrl } from './build-url';
import { receive } from './receive';
import { releaseHeader } from './release-header';
import { limitWrite } from './time-limit';

type WithParams<Path extends string> = keyof PathParams<Path> extends never
  ? { readonly params?: undefined }
  : { readonly params: PathParams<Path> };

type WithBody<Request> = [Request] extends [void]
  ? { readonly body?: undefined }
  : object extends Request
    ? { readonly body?: Request }
    : { readonly body: Request };

/** Optional values may also be undefined: they are left out of the address. */
type QueryOf<Query> = {
  readonly [Name in keyof Query]: object extends Pick<Query, Name>
    ? Query[Name] | undefined
    : Query[Name];
};

type WithQuery<Query> = [Query] extends [void]
  ? { readonly query?: undefined }
  : object extends Query
    ? { readonly query?: QueryOf<Query> }
    : { readonly query: QueryOf<Query> };

interface Always {
  /**
   * For requests with the same key and body the service sends the same answer, and the effect happens once
   * (PAY-6).
   */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Longest wait for the answer of a write, in ms. Default: 15 s. */
  readonly timeLimitMs?: number;
}

/** Options of a call besides its method and path. */
export type SendOptions<Path extends string, Request, Query = void> = Always &
  WithParams<Path> &
  WithBody<Request> &
  WithQuery<Query>;

type OptionsArgument<Options> = object extends Options ? [options?: Options] : [options: Options];

interface LooseOptions extends Always {
  readonly params?: object;
  readonly body?: unknown;
  readonly query?: object;
}

function fetchCall(call: Call<string, unknown, object>, options: LooseOptions): Promise<Response> {
  const hasBody = options.body !== undefined;
  return fetch(buildUrl<string>(call.path, options.params ?? {}, { ...options.query }), {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...releaseHeader(),
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
    },
    body: hasBody ? JSON.stringify(options.body) : null,
    signal: options.signal ?? null,
  });
}

/**
 * Sends one call to the service with the browser's own session. A write that gets no answer in 15 s fails.
 * @returns the payload, with the server's `message` if there is one.
 * @throws ApiError when the service refuses; ConnectionError without a usable answer; the signal's own reason
 * when the caller aborted.
 */
export async function send<Path extends string, Request, Response extends object, Query>(
  call: Call<Path, Request, Response, Query>,
  ...[options]: OptionsArgument<SendOptions<Path, Request, Query>>
): Promise<Success<Response>> {
  const limit = call.method === 'GET' ? null : limitWrite(options?.signal, options?.timeLimitMs);
  const signal = limit?.signal ?? options?.signal;
  try {
    // With upload, the only place that casts an answer to the type of the contract.
    return (await receive(
      () => fetchCall(call, { ...options, ...(signal && { signal }) }),
      options?.signal,
    )) as Success<Response>;
  } finally {
    limit?.end();
  }
}
