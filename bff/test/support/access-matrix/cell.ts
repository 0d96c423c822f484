import { ERROR_CATALOGUE } from '@portal/contracts';
import type { RawRequest } from '@portal/testing';
import type { TestServer } from '../test-server';
import type { Expectation } from './matrix';
import type { Person } from './people';
import type { SampleRequest } from './sample';
import type { Writes } from './writes';

/** One request of the matrix. */
export interface TestRequest {
  /** 'METHOD /path'. */
  readonly operation: string;
  readonly person: Person;
  /** Fills the path's `:id`. */
  readonly userId: number;
  readonly request: SampleRequest;
  /** Request only the headers of the answer. */
  readonly headOnly?: boolean;
}

/**
 * The expected result of a cell, in the same format as the result of `ask`. `changes`: an answer of 200 comes
 * with a write.
 */
export function wordsOf(expected: Expectation, changes: boolean): string {
  if (expected.kind === 'allowed') return `200, ${changes ? 'something' : 'nothing'} written`;
  const { code, event } = expected;
  return `${ERROR_CATALOGUE[code].status} ${code}, nothing written, log: ${event ?? 'nothing'}`;
}

/** Write commands that record a view of unmasked bearer values. */
const RECORDS_VIEW: readonly string[] = [
  ...['findAndModify bearer_views', 'insert audit', 'commitTransaction 1'],
];

/** Prefixes of SecurityEvent. Other events belong to the log of requests. */
const SECURITY_EVENT = /^(authn|authz|csrf|rate)_/;

/**
 * Sends a request and returns its result as text: the answer, writes to the database, and the security log of
 * a refusal.
 */
export async function ask(
  server: TestServer,
  writes: Writes,
  request: TestRequest,
): Promise<string> {
  const linesBefore = server.log.length;
  writes.forget();
  const { status, code, body } = await server.client().request(rawOf(request));
  // A read may only write the record of its view.
  const isRead = request.operation.startsWith('GET ');
  const isWritten = writes.seen.some((write) => !(isRead && RECORDS_VIEW.includes(write)));
  if (status < 400) return `${status}, ${isWritten ? 'something' : 'nothing'} written`;
  const isEnvelope = !body.success && body.message !== '' && body.requestId !== '';
  const lines = server.log
    .slice(linesBefore)
    .filter(({ event }) => SECURITY_EVENT.test(String(event)))
    .map((line) => wordsOfLine(line, request));
  return [
    `${status} ${isEnvelope ? code : 'without envelope'}`,
    `${writes.seen.join(' + ') || 'nothing'} written`,
    `log: ${lines.join(' + ') || 'nothing'}`,
  ].join(', ');
}

function wordsOfLine(
  { event, level, route }: Readonly<Record<string, unknown>>,
  { operation }: TestRequest,
): string {
  const isRight = level === 'warn' && route === operation.split(' ')[1];
  return isRight ? String(event) : `${String(event)} (${String(level)} ${String(route)})`;
}

/** The raw request of a caller. */
export function rawOf({
  operation,
  person,
  userId,
  request,
  headOnly = false,
}: TestRequest): RawRequest {
  const [method = '', path = ''] = operation.split(' ');
  const params: Record<string, string> = { id: String(userId), ...request.params };
  const url = path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${operation}: its sample gives no ${name}.`);
    return encodeURIComponent(value);
  });
  const search = request.query ? `?${new URLSearchParams(request.query)}` : '';
  const json = request.body ? JSON.stringify(request.body) : undefined;
  const payload = request.form?.payload ?? json;
  return {
    method: headOnly ? 'HEAD' : (method as RawRequest['method']),
    url: url + search,
    payload,
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...request.form?.headers,
      ...person.headers(payload ?? ''),
    },
  };
}
