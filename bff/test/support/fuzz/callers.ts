import type { TestClient } from '@portal/testing';
import { signRelay } from '../relay';
import { TEST_SECRETS, type TestServer } from '../test-server';
import type { FuzzedOperation } from './operations';

/** The credentials of a caller: the headers for a given body. */
export type FuzzedCaller = (body: string | Buffer) => Readonly<Record<string, string>>;

const nobody: FuzzedCaller = () => ({});

/**
 * All callers of an operation, signed in again: an anonymous one, an allowed one, and for public operations a
 * signed-in subscriber. A lock, freeze or sign-out by an earlier operation then has no effect.
 */
export async function callersOf(
  server: TestServer,
  { audiences, path }: FuzzedOperation,
  subscriber: { userId: number; password: string },
): Promise<readonly FuzzedCaller[]> {
  if (audiences.includes('machine')) return [nobody, bearer(TEST_SECRETS.botKey), relay(server)];
  const signedIn = audiences.includes('admin')
    ? [cookiesOf(await server.signInAsAdmin())]
    : [cookiesOf(await server.signInAs(subscriber))];
  const both = audiences.includes('subscriber') && audiences.includes('admin');
  // An operation for both audiences is also called by a subscriber for their own data.
  const own = both && path.includes('{') ? [cookiesOf(await server.signInAs(subscriber))] : [];
  return [nobody, ...signedIn, ...own];
}

function cookiesOf(client: TestClient): FuzzedCaller {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return () => ({ cookie });
}

function bearer(key: string): FuzzedCaller {
  return () => ({ authorization: `Bearer ${key}` });
}

function relay(server: TestServer): FuzzedCaller {
  return (body) => ({
    authorization: `Bearer ${TEST_SECRETS.relayKey}`,
    ...signRelay(TEST_SECRETS.relaySecret, Math.floor(server.clock.now().getTime() / 1_000), body),
  });
}
