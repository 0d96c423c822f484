import type { RawRequest, TestClient } from '@portal/testing';
import { rawOf } from '../access-matrix/cell';
import { SAMPLES } from '../access-matrix/all-samples';
import type { Operation } from '../access-matrix/matrix';
import { BARE } from '../access-matrix/sample';
import { EventSource } from '../event-source';
import type { GivenAccount } from '../given-account';
import { relayClient } from '../relay';
import type { TestServer } from '../test-server';
import { signInOwner, signInUser } from './scene';

/** One request of an operation and its answer. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly request?: object;
  readonly answer: object;
}

/** Bytes of a file, which no example shows. */
const FORM = { profilePhoto: 'The bytes of a JPEG, PNG or WebP file.' };
/** Entries of a list that an example shows. */
const SHOWN = 2;

/** Plays the sample of an operation. */
export async function recordExample(
  server: TestServer,
  operation: Operation,
  target: GivenAccount,
): Promise<Example> {
  // First, because some samples change how the caller signs in.
  const client = await callerOf(server, operation, target);
  const sample = SAMPLES[operation.name] ?? BARE;
  const request = (await sample.make(server, target, 'owner'))(target.userId);
  const person = { headers: () => ({}), userId: null };
  const raw = rawOf({ operation: operation.route, person, userId: target.userId, request });
  const answer = sample.endless
    ? await firstEvent(server, client, raw)
    : (await client.request(raw)).payload();
  const params = Object.entries({ id: String(target.userId), ...request.params }).filter(([name]) =>
    operation.route.includes(`:${name}`),
  );
  const hasBody = !/^(GET|DELETE) /.test(operation.route);
  const body = request.form ? FORM : hasBody && request.body;
  return {
    ...(params.length > 0 && { params: Object.fromEntries(params) }),
    ...(request.query && { query: request.query }),
    ...(body && { request: body }),
    answer: shortened(answer) as object,
  };
}

/** The first caller who may call it: the user, an owner or a machine. */
async function callerOf(
  server: TestServer,
  { route, expected }: Operation,
  target: GivenAccount,
): Promise<TestClient> {
  const isAdmins = route.includes(' /api/admin/');
  if (expected.self.kind === 'allowed' && !isAdmins) return signInUser(server, target);
  if (expected.owner.kind === 'allowed') return signInOwner(server);
  return expected.bot.kind === 'allowed' ? server.bot() : relayClient(server);
}

async function firstEvent(
  server: TestServer,
  client: TestClient,
  { url }: RawRequest,
): Promise<object> {
  const events = await EventSource.openPath(server, client, url);
  const event = await events.nextEvent<object>();
  events.close();
  return event;
}

/** The answer with the first entries of its lists. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}
