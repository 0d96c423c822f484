import { adminLogin, getUser, listAudit, logout, updateSettings } from '@portal/contracts';
import { ApiError, ConnectionError, errorText, SESSION_LOST_EVENT, send } from './index';

const calls: { url: string; init: RequestInit }[] = [];
let lost = 0;

function answer(body: string, status = 200): void {
  globalThis.fetch = (url, init) => {
    calls.push({ url: String(url), init: init ?? {} });
    return Promise.resolve(new Response(body, { status }));
  };
}

const refusal = (code: string) =>
  JSON.stringify({ success: false, message: 'No.', code, requestId: 'r1' });

beforeEach(() => {
  calls.length = 0;
  lost = 0;
  const target = new EventTarget();
  target.addEventListener(SESSION_LOST_EVENT, () => (lost += 1));
  Object.assign(globalThis, { window: target });
});

test('a call fills its path, sends JSON and the browser’s own session', async () => {
  answer('{"success":true,"updated":{"userId":7}}');
  const { updated } = await send(updateSettings, {
    params: { id: 7 },
    body: { videoFormat: 'mkv' },
  });
  expect(updated.userId).toBe(7);
  expect(calls[0]?.url).toBe('/api/user/7/settings');
  expect(calls[0]?.init).toMatchObject({
    method: 'PATCH',
    body: '{"videoFormat":"mkv"}',
    credentials: 'same-origin',
  });
});

test('a query has the names and types of its call, and leaves out what is undefined', async () => {
  answer('{"success":true}');
  await send(listAudit, { query: { page: 2, actor: undefined } });
  expect(calls[0]?.url).toBe('/api/admin/audit?page=2');
  // @ts-expect-error The call has no such query.
  await send(listAudit, { query: { pages: 2 } });
  // @ts-expect-error A page is a number.
  await send(listAudit, { query: { page: '2' } });
  // @ts-expect-error The call has no query.
  await send(logout, { query: { page: 2 } });
});

test('a call that must happen once carries its key, others carry none (PAY-6)', async () => {
  answer('{"success":true}');
  await send(logout, { idempotencyKey: 'once-1' });
  await send(logout);
  expect(calls[0]?.init.headers).toMatchObject({ 'idempotency-key': 'once-1' });
  expect(calls[1]?.init.headers).not.toHaveProperty('idempotency-key');
});

test('a call without a body sends none and claims no content type', async () => {
  answer('{"success":true}');
  await send(logout);
  expect(calls[0]?.init.body).toBeNull();
  expect(calls[0]?.init.headers).not.toHaveProperty('content-type');
});

test('success false becomes an ApiError with message, code, status and request id', async () => {
  answer(refusal('sessions/wrong-admin-password'), 401);
  const error: unknown = await send(adminLogin, { body: { password: 'x' } }).catch(
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: 'No.',
    code: 'sessions/wrong-admin-password',
    status: 401,
    requestId: 'r1',
  });
  expect(errorText(error, 'offline')).toBe('No.');
  expect(lost).toBe(0);
});

test('a missing session is reported to the session lib once', async () => {
  answer(refusal('sessions/required'), 401);
  await expect(send(getUser, { params: { id: 1 } })).rejects.toBeInstanceOf(ApiError);
  expect(lost).toBe(1);
});

test.each(['<html>Bad gateway</html>', '', '[]', '{"ok":1}', '{"success":', '{"success":false}'])(
  'an answer that is no envelope counts as a lost connection: %p',
  async (body) => {
    answer(body, 502);
    const error: unknown = await send(logout).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(errorText(error, 'offline')).toBe('offline');
  },
);

test('a failed network is a lost connection, a caller who gives up is not', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(send(logout)).rejects.toBeInstanceOf(ConnectionError);
  const signal = AbortSignal.abort(new Error('left'));
  globalThis.fetch = () => Promise.reject(new Error('left'));
  await expect(send(logout, { signal })).rejects.toThrow('left');
});
