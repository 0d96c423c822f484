import type { RawRequest, TestClient } from '@portal/testing';
import { createHmac } from 'node:crypto';
import { TEST_SECRETS, type TestServer } from './test-server';

/** The headers that sign a body; `timestamp` in unix seconds. */
export function signRelay(
  secret: string,
  timestamp: number | string,
  body: string | Buffer,
): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
  return { 'x-relay-timestamp': String(timestamp), 'x-relay-signature': signature };
}

/** Options of a test's relay. */
export interface RelayOptions {
  readonly key?: string;
  readonly secret?: string;
}

/** The payment relay: sends data as JSON with its key, signed at the server's time. */
export function relayClient(server: TestServer, options: RelayOptions = {}): TestClient {
  const { key = TEST_SECRETS.relayKey, secret = TEST_SECRETS.relaySecret } = options;
  const client = server.client({ authorization: `Bearer ${key}` });
  const send = client.request.bind(client);
  client.request = <Payload extends object>(request: RawRequest) => {
    const payload = bytesOf(request.payload);
    const timestamp = Math.floor(server.clock.now().getTime() / 1_000);
    const headers = {
      'content-type': 'application/json',
      ...signRelay(secret, timestamp, payload),
      ...request.headers,
    };
    return send<Payload>({ ...request, payload, headers });
  };
  return client;
}

function bytesOf(payload: RawRequest['payload']): string | Buffer {
  if (payload === undefined) return '';
  return typeof payload === 'string' || Buffer.isBuffer(payload)
    ? payload
    : JSON.stringify(payload);
}
