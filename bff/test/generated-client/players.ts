import createClient from 'openapi-fetch';
import { createHmac } from 'node:crypto';
// Generated from bff/openapi.json by bff/test/generated-client.spec.ts, which also compiles this file.
import type { paths } from './api';
import type { Access, PlayStory } from '../support/client-story';

const PASSWORD = 'an entirely new word';

/**
 * Plays an administrator, a bot, a relay and a subscriber. Only the generated types say what the service takes
 * and answers.
 */
export const play: PlayStory = async (access, userId) => {
  const { code, ...opened } = await openSubscriber(access, userId);
  const bot = await playBot(access, userId, code);
  const { referenceCode, amount, status } = await orderPlan(access, userId);
  const before = await status();
  const relay = await playRelay(access, referenceCode, amount);
  const order = [before, await status()];
  await access.waitForJobs();
  return { opened, bot, relay, order, messages: await readMessages(access, userId) };
};

const withKey = ({ baseUrl, fetch }: Access, key: string) =>
  createClient<paths>({ baseUrl, fetch, headers: { authorization: `Bearer ${key}` } });

const browser = ({ baseUrl, fetch }: Access, cookie?: string) =>
  createClient<paths>({ baseUrl, fetch, headers: cookie === undefined ? {} : { cookie } });

/** The cookies that an answer sets. */
const cookieOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** The data of a success. @throws Error with the code of a refusal. */
function dataOf<Data>({ data, error }: { data?: Data; error?: { code: string } }): Data {
  if (data === undefined) throw new Error(`Refused: ${error?.code ?? 'without a code'}`);
  return data;
}

/** An administrator creates a subscriber with a password, and a redeem code. */
async function openSubscriber(access: Access, id: number) {
  const login = await browser(access).POST('/api/admin/login', {
    body: { password: access.adminPassword },
  });
  const { role } = dataOf(login);
  const admin = browser(access, cookieOf(login.response));
  const added = await admin.POST('/api/admin/user', { body: { userId: id, days: 1, balance: 5 } });
  const { isNew } = dataOf(added);
  const path = { id };
  dataOf(
    await admin.POST('/api/admin/user/{id}/change-password', {
      params: { path },
      body: { newPassword: PASSWORD },
    }),
  );
  const { codes } = dataOf(
    await admin.POST('/api/admin/redeem-codes', { body: { count: 1, days: 7, videos: 20 } }),
  );
  return { role, isNew, code: codes[0]?.redeem_code ?? '' };
}

/** The bot reads the user, downloads a video and redeems a code. */
async function playBot(access: Access, userId: number, code: string) {
  const bot = withKey(access, access.botKey);
  const before = dataOf(await bot.GET('/api/bot/users/{id}', { params: { path: { id: userId } } }));
  const task = {
    user_id: userId,
    file_name: 'Mirzapur S01E01.mkv',
    ott_service: 'Amazon Prime',
    quality: '720p',
  };
  const params = { path: { taskId: 'task-of-the-generated-client' } };
  const started = dataOf(
    await bot.PUT('/api/bot/tasks/{taskId}', {
      params,
      body: { ...task, status: 'in_progress', progress: 40 },
    }),
  );
  const running = dataOf(
    await bot.GET('/api/bot/tasks', { params: { query: { status: 'in_progress', limit: 10 } } }),
  );
  const finished = { params, body: { ...task, status: 'completed' as const } };
  const done = dataOf(await bot.PUT('/api/bot/tasks/{taskId}', finished));
  const repeated = dataOf(await bot.PUT('/api/bot/tasks/{taskId}', finished));
  const redeemed = dataOf(await bot.POST('/api/bot/redeem', { body: { userId, code } }));
  const again = await bot.POST('/api/bot/redeem', { body: { userId, code } });
  return {
    allowed: before.user.canDownload.allowed,
    progress: started.task.progress,
    running: running.tasks.map(({ _id }) => _id),
    balances: [before.user.balance, done.balance, repeated.balance, redeemed.updated.balance],
    granted: redeemed.granted,
    refusedAgain: again.error?.code,
  };
}

/** The subscriber orders a plan. */
async function orderPlan(access: Access, userId: number) {
  const login = await browser(access).POST('/api/login/password', {
    body: { userId, password: PASSWORD },
  });
  dataOf(login);
  const subscriber = browser(access, cookieOf(login.response));
  const { referenceCode, amount } = dataOf(
    await subscriber.POST('/api/payment/create-order', {
      body: { userId, planId: 'combo_1d', method: 'bkash' },
    }),
  );
  const status = async () => {
    const params = { path: { referenceCode } };
    const path = '/api/payment/order-status/{referenceCode}';
    return dataOf(await subscriber.GET(path, { params })).status;
  };
  return { referenceCode, amount, status };
}

/** The relay reports the money of an order twice, as after a lost answer. */
async function playRelay(access: Access, reference: string, amount: number) {
  const relay = withKey(access, access.relayKey);
  const body = {
    method: 'bkash' as const,
    trxId: 'TRXGENERATED',
    amount,
    reference,
    sender: '01911111111',
    receivedAt: new Date(access.now() * 1_000).toISOString(),
  };
  const signed = { params: { header: signature(access, JSON.stringify(body)) }, body };
  const first = dataOf(await relay.POST('/api/bot/payments', signed));
  const second = dataOf(await relay.POST('/api/bot/payments', signed));
  const forged = { ...signed, body: { ...body, amount: amount + 1 } };
  const refused = await relay.POST('/api/bot/payments', forged);
  return {
    outcomes: [first.outcome, second.outcome],
    repeats: [first.isRepeat, second.isRepeat],
    forged: refused.error?.code,
  };
}

/** The bot reads the messages for the user. */
async function readMessages(access: Access, userId: number) {
  const bot = withKey(access, access.botKey);
  const { events } = dataOf(await bot.GET('/api/bot/events', { params: { query: { after: 0 } } }));
  return events.flatMap((event) =>
    event.type === 'plan_activated' && event.userId === userId ? [event.by] : [],
  );
}

function signature({ now, relaySecret }: Access, body: string) {
  const timestamp = String(now());
  return {
    'X-Relay-Timestamp': timestamp,
    'X-Relay-Signature': createHmac('sha256', relaySecret)
      .update(`${timestamp}.${body}`)
      .digest('hex'),
  };
}
