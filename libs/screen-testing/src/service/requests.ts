import type { Call } from '@portal/contracts';

/** A request that the screen has sent. */
export interface SentRequest<Body> {
  readonly body: Body;
  /** The `:name` parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | null;
}

type AnyCall = Pick<Call<string, unknown, object>, 'method' | 'path'>;

const recorded = new Map<string, SentRequest<unknown>[]>();

const nameOf = ({ method, path }: AnyCall): string => `${method} ${path}`;

/** Records a request of a call, as MSW hands it to the handler. */
export async function record(
  call: AnyCall,
  request: Request,
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): Promise<SentRequest<unknown>> {
  const sent = {
    body: await readBody(request.clone()),
    params: Object.fromEntries(Object.entries(params).map(([name, part]) => [name, String(part)])),
    query: Object.fromEntries(new URL(request.url).searchParams),
    idempotencyKey: request.headers.get('idempotency-key'),
  };
  recorded.set(nameOf(call), [...(recorded.get(nameOf(call)) ?? []), sent]);
  return sent;
}

/** The requests of a call since the screen was opened, oldest first. */
export function requestsOf<Body>(call: Call<string, Body, object>): readonly SentRequest<Body>[] {
  // The screens send what the contract of the call allows, or they would not compile.
  return (recorded.get(nameOf(call)) ?? []) as SentRequest<Body>[];
}

/** Forgets all requests. */
export function forgetRequests(): void {
  recorded.clear();
}

function readBody(request: Request): Promise<unknown> | undefined {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return request.json();
  return type.startsWith('multipart/form-data') ? request.formData() : undefined;
}
