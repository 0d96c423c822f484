import {
  loginWithTelegram,
  loginWithTelegramApp,
  reportPayment,
  signTrialTelegram,
  type TelegramLoginRequest,
} from '@portal/contracts';
import { createHash, createHmac } from 'node:crypto';
import { listRoutes } from '../src/platform/http/route-list';
import { TrialModule } from '../src/trial/trial.module';
import { signRelay } from './support/relay';
import { BOT_TOKEN, newTelegramId, telegramAppData, telegramPayload } from './support/telegram';
import { createTestServer, TEST_SECRETS, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  const env = { TRIAL: '1', TELEGRAM_BOT_TOKEN: BOT_TOKEN };
  server = await createTestServer({ env, modules: [TrialModule] });
});
afterAll(() => server.stop());

const WIDGET = 'POST /api/login/telegram';
const APP = 'POST /api/login/telegram-app';

interface Proof {
  /** Signed fields of one user, new each time. */
  readonly make: (id: number) => Promise<TelegramLoginRequest> | TelegramLoginRequest;
  /** The only calls that it opens. */
  readonly opens: string;
}

const fieldsOf = (initData: string) => Object.fromEntries(new URLSearchParams(initData));
const PROOFS: Readonly<Record<string, Proof>> = {
  'the login widget': { make: (id) => telegramPayload(server.clock, { id }), opens: WIDGET },
  'a Mini App': { make: (id) => fieldsOf(telegramAppData(server.clock, { id })), opens: APP },
  'the stand-in of a trial': {
    make: async (id) =>
      (await server.client().send(signTrialTelegram, { body: { id } })).payload().payload,
    opens: WIDGET,
  },
  'the relay': {
    make: (id) => {
      const fields = { user: JSON.stringify({ id }), id, auth_date: nowSeconds() };
      const text = JSON.stringify(fields);
      const headers = signRelay(TEST_SECRETS.relaySecret, fields.auth_date, text);
      return { ...fields, hash: headers['x-relay-signature'] ?? '' };
    },
    opens: 'none',
  },
};

const nowSeconds = () => Math.floor(server.clock.now().getTime() / 1_000);

/** The same proof in all forms a call may read: its fields, a query string, and both with the other's user. */
function bodiesOf(fields: TelegramLoginRequest, id: number): object[] {
  const texts = Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, String(value)]),
  );
  const initData = new URLSearchParams(texts).toString();
  const user = encodeURIComponent(JSON.stringify({ id }));
  return [
    fields,
    { ...fields, id },
    { initData },
    { initData: `${initData}&user=${user}` },
    { ...fields, initData },
    { userId: id, password: initData },
    { password: initData },
    { code: String(fields['hash']) },
  ];
}

describe('what is signed by', () => {
  it.each(Object.entries(PROOFS))('%s opens its own call and no other', async (_name, proof) => {
    const calls = listRoutes(server.app).flatMap(({ call, policy }) =>
      call && call.method !== 'GET' && policy?.kind === 'public' ? [call] : [],
    );
    const opened = new Set<string>();
    for (const { method, path } of calls) {
      for (const place of bodiesOf({}, 0).keys()) {
        const id = newTelegramId();
        const payload = bodiesOf(await proof.make(id), id)[place] ?? {};
        const answer = await server.client().request({ method, url: path, payload });
        const isOpened = answer.cookies.some(({ name }) => /session|admin/.test(name));
        if (isOpened) opened.add(`${method} ${path}`);
        expect([path, answer.status]).not.toEqual([path, 500]);
      }
    }
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/login/telegram-app',
        '/api/login/password',
        '/api/admin/login',
      ]),
    );
    expect([...opened]).toEqual(proof.opens === 'none' ? [] : [proof.opens]);
  });
});

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** Every key that signs something here, and some that a mistake would make of the bot's token. */
const KEYS = {
  'the widget': createHash('sha256').update(BOT_TOKEN).digest(),
  'the Mini App': hmac('WebAppData', BOT_TOKEN).digest(),
  'the Mini App in the other order': hmac(BOT_TOKEN, 'WebAppData').digest(),
  'the token itself': BOT_TOKEN,
  'the relay': TEST_SECRETS.relaySecret,
} as const;
type KeyName = keyof typeof KEYS;

/** Signs fields as widget and Mini App do, but with any key. */
function signWith(key: string | Buffer, fields: Readonly<Record<string, string>>) {
  const lines = Object.keys(fields).toSorted();
  const text = lines.map((name) => `${name}=${fields[name]}`).join('\n');
  return { ...fields, hash: hmac(key, text).digest('hex') };
}

type Send = (key: string | Buffer) => Promise<{ readonly status: number }>;
const SIGNED_CALLS: readonly (readonly [string, KeyName, Send])[] = [
  [
    WIDGET,
    'the widget',
    (key) => {
      const body = signWith(key, { id: String(newTelegramId()), auth_date: String(nowSeconds()) });
      return server.client().send(loginWithTelegram, { body });
    },
  ],
  [
    APP,
    'the Mini App',
    (key) => {
      const user = JSON.stringify({ id: newTelegramId() });
      const fields = signWith(key, { user, auth_date: String(nowSeconds()) });
      const initData = new URLSearchParams(fields).toString();
      return server.client().send(loginWithTelegramApp, { body: { initData } });
    },
  ],
  [
    `POST ${reportPayment.path}`,
    'the relay',
    (key) => {
      const timestamp = String(nowSeconds());
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${TEST_SECRETS.relayKey}`,
        'x-relay-timestamp': timestamp,
        'x-relay-signature': hmac(key, `${timestamp}.{}`).digest('hex'),
      };
      const { method, path: url } = reportPayment;
      return server.client().request({ method, url, headers, payload: '{}' });
    },
  ],
];

describe('a call that believes a signature', () => {
  it.each(SIGNED_CALLS)('%s takes only the key of %s', async (_name, own, send) => {
    const believed: string[] = [];
    for (const [name, key] of Object.entries(KEYS)) {
      if ((await send(key)).status !== 401) believed.push(name);
    }
    expect(believed).toEqual([own]);
  });
});
