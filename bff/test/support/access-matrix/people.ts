import { hash } from '@node-rs/argon2';
import { deleteUser, logout, toggleFreeze } from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import type { GivenAccount } from '../given-account';
import { signRelay } from '../relay';
import { TEST_SECRETS, type TestServer } from '../test-server';
import type { Caller } from './matrix';

/** The identity that a request presents. */
export interface Person {
  /** Headers of a request with this body. */
  headers(body: string | Buffer): Record<string, string>;
  /** The calling user; null for administrators and machines. */
  readonly userId: number | null;
}

/** All callers that do not depend on the operation. The target itself signs in again for each one. */
export type Crowd = Readonly<Record<Exclude<Caller, 'self'>, Person>>;

const LEFT_PASSWORD = 'left the house long ago';
const OLD_PASSWORD = 'before the secret changed';

/** Creates all callers. Moves the clock forward by more than half an hour and leaves it there. */
export async function gather(server: TestServer): Promise<Crowd> {
  const expired = await server.signInAsAdmin();
  const unproven = await server.signInAsAdmin();
  server.clock.advance(25 * MINUTE_MS);
  // A request in between, so that the session lives longer than the proof.
  await unproven.request({ method: 'GET', url: '/api/admin/users?page=1' });
  server.clock.advance(10 * MINUTE_MS);
  // The last use of the session is written here, not during a cell.
  await unproven.request({ method: 'GET', url: '/api/admin/users?page=1' });
  const owner = await server.signInAsAdmin();
  const role = async (name: 'finance' | 'support' | 'viewer') =>
    browser(await server.signInAsAdmin(server.client(), name));
  const [removed, renewed] = await formerAdmins(server);
  return {
    anonymous: { headers: () => ({}), userId: null },
    other: await user(server, () => Promise.resolve()),
    frozen: await user(server, ({ userId }) =>
      owner.send(toggleFreeze, { params: { id: userId } }),
    ),
    deleted: await user(server, ({ userId }) => owner.send(deleteUser, { params: { id: userId } })),
    revoked: await user(server, (_user, own) => own.send(logout)),
    owner: browser(owner),
    finance: await role('finance'),
    support: await role('support'),
    viewer: await role('viewer'),
    unproven: browser(unproven),
    expired: browser(expired),
    removed: browser(removed),
    renewed: browser(renewed),
    bot: machine(TEST_SECRETS.botKey),
    relay: {
      userId: null,
      headers: (body) => ({
        ...machine(TEST_SECRETS.relayKey).headers(body),
        ...signRelay(TEST_SECRETS.relaySecret, secondsOf(server.clock.now()), body),
      }),
    },
    unsigned: machine(TEST_SECRETS.relayKey),
  };
}

/** The cookies of a browser at this time, independent of later changes of its cookie jar. */
export function browser(client: TestClient, userId: number | null = null): Person {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { headers: () => ({ cookie }), userId };
}

function machine(key: string): Person {
  return { headers: () => ({ authorization: `Bearer ${key}` }), userId: null };
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1_000);

/** A user who signed in before something happened. @throws Error when it did not happen. */
async function user(
  server: TestServer,
  happens: (user: GivenAccount, own: TestClient) => Promise<void | { payload: () => unknown }>,
): Promise<Person> {
  const account = await server.givenAccount();
  const client = await server.signInAs(account);
  const person = browser(client, account.userId);
  (await happens(account, client))?.payload();
  return person;
}

/** Owners who signed in at an instance with another configuration. */
async function formerAdmins(server: TestServer): Promise<[TestClient, TestClient]> {
  const cheap = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };
  const before = await server.another({
    ADMINS: `zoe=${await hash(LEFT_PASSWORD, cheap)};ben=${await hash(OLD_PASSWORD, cheap)}`,
  });
  const signIn = async (password: string) => {
    const client = before.client();
    const body = JSON.stringify({ password });
    const headers = { 'content-type': 'application/json' };
    const answer = await client.request({
      ...{ method: 'POST', url: '/api/admin/login', headers, payload: body },
    });
    answer.payload();
    return client;
  };
  return [await signIn(LEFT_PASSWORD), await signIn(OLD_PASSWORD)];
}
