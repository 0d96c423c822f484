import type { AddPushBrowserRequest } from '@portal/contracts';
import { createECDH, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AccountsService } from '../../src/domain/accounts/accounts.service';
import { NoticesService } from '../../src/domain/notices/notices.service';
import { TransactionsService } from '../../src/platform/mongo/transactions.service';
import type { TestServer } from './test-server';

let nextNotice = 0;

/** Gives a user an unread notice; returns its id. */
export async function givenNotice(
  { app, clock }: TestServer,
  userId: number,
  text = 'A new bot',
): Promise<string> {
  const notices = app.get(NoticesService, { strict: false });
  const account = await app.get(AccountsService, { strict: false }).get(userId);
  const key = `test:${(nextNotice += 1)}`;
  const content = { kind: 'broadcast', facts: { text } } as const;
  await app
    .get(TransactionsService, { strict: false })
    .run(() => notices.notify(account, { key, at: clock.now(), content }));
  return String((await notices.list(userId, null, 1)).notices[0]?._id);
}

/** A browser with keys of its own. Default: one whose push service is not there. */
export function pushBrowser(
  endpoint = `http://127.0.0.1:9/${randomBytes(8).toString('hex')}`,
): AddPushBrowserRequest {
  return new PushBrowser(endpoint).request;
}

/** A browser that can read its messages (RFC 8291). */
export class PushBrowser {
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly point: Buffer;

  constructor(private readonly endpoint: string) {
    // Drawn, because examples have draws that they can repeat.
    this.pair.setPrivateKey(randomBytes(32));
    this.point = this.pair.getPublicKey();
  }

  /** What the browser hands to the service. */
  get request(): AddPushBrowserRequest {
    const { endpoint, point, auth } = this;
    const keys = { p256dh: point.toString('base64url'), auth: auth.toString('base64url') };
    return { endpoint, ...keys, language: 'bn' };
  }

  /** The text of a message, decrypted. @throws Error for another browser's message. */
  read(message: Buffer): string {
    const salt = message.subarray(0, 16);
    const sender = message.subarray(21, 86);
    const derive = (key: Buffer, by: Buffer, info: string | Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, by, info, length));
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.point, sender]);
    const secret = derive(this.pair.computeSecret(sender), this.auth, about, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(message.subarray(-16));
    const padded = Buffer.concat([decipher.update(message.subarray(86, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine. */
export class PushService {
  readonly received: Received[] = [];
  /** Status of the next answers, one each; then 201. */
  readonly statuses: number[] = [];
  /** Called when a message has arrived, before its answer. */
  onMessage: () => void = () => undefined;

  private constructor(private readonly server: Server) {}

  /** Starts one. */
  static async start(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        service.received.push({ path, headers, body: Buffer.concat(parts) });
        service.onMessage();
        response.writeHead(service.statuses.shift() ?? 201).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  /** A new browser of this push service. */
  browser(name: string): PushBrowser {
    const { port } = this.server.address() as AddressInfo;
    return new PushBrowser(`http://127.0.0.1:${port}/${name}`);
  }

  /** Messages as browsers see them: of two with the same topic a push service keeps one (RFC 8030, 5.4). */
  get arrived(): string[] {
    return [...new Set(this.received.map(({ path, headers }) => `${path} ${headers['topic']}`))];
  }

  /** Stops it. */
  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A key of the tests, RFC 8292's kind. */
export const TEST_PUSH_ENVIRONMENT = {
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  VAPID_SUBJECT: 'mailto:operator@example.com',
} as const;
