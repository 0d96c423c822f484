import type { TestClient } from '@portal/testing';
import { signRelay } from '../relay';
import { TEST_SECRETS, type TestServer } from '../test-server';
import type { FuzzedOperation } from './operations';

/** The headers of a caller for a given body. */
type Credentials = (body: string | Buffer) => Readonly<Record<string, string>>;

/** Somebody who calls an operation. */
export class FuzzedCaller {
  /** Whether a request ended the session, locked it or asks for a proof: later ones would get no further. */
  isOut = false;

  constructor(
    readonly headers: Credentials,
    private readonly isSignedIn = false,
  ) {}

  /** Notes the status of an answer. */
  note(status: number): void {
    if (this.isSignedIn && (status === 401 || status === 403)) this.isOut = true;
  }
}

/**
 * All callers of an operation: an anonymous one, an allowed one, and for public operations a signed-in
 * subscriber.
 */
export async function callersOf(
  server: TestServer,
  { audiences, path }: FuzzedOperation,
  subscriber: { userId: number; password: string },
): Promise<readonly FuzzedCaller[]> {
  const nobody = new FuzzedCaller(() => ({}));
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
  return new FuzzedCaller(() => ({ cookie }), true);
}

function bearer(key: string): FuzzedCaller {
  return new FuzzedCaller(() => ({ authorization: `Bearer ${key}` }));
}

function relay(server: TestServer): FuzzedCaller {
  return new FuzzedCaller((body) => ({
    authorization: `Bearer ${TEST_SECRETS.relayKey}`,
    ...signRelay(TEST_SECRETS.relaySecret, Math.floor(server.clock.now().getTime() / 1_000), body),
  }));
}
