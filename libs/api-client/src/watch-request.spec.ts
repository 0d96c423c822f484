/** @jest-environment node */
import { getUser, logout, updateSettings } from '@portal/contracts';
import { CONNECTION_EVENT, ConnectionError, send } from './index';

const signs: string[] = [];

const answer = (body: object, status = 200): void => {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
};

const refusal = { success: false, message: 'No.', code: 'sessions/required', requestId: 'r1' };

const hang = (): void => {
  globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
};
beforeEach(() => {
  jest.useFakeTimers();
  signs.length = 0;
  Object.assign(globalThis, { window: new EventTarget() });
  window.addEventListener(CONNECTION_EVENT, (event) => {
    if (event instanceof CustomEvent) signs.push(String(event.detail));
  });
});
afterEach(() => jest.useRealTimers());

test('a write fails as a lost connection after its time limit', async () => {
  hang();
  const saved = send(updateSettings, { params: { id: 7 }, body: { videoFormat: 'mkv' } });
  const ended = saved.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(signs).toEqual(['slow', 'silent']);
  await jest.advanceTimersByTimeAsync(1);
  expect(await ended).toBeInstanceOf(ConnectionError);
  expect(signs).toEqual(['slow', 'silent', 'lost', 'slowEnded']);
});

test('a write that may take long has a limit of its own, a read has none', async () => {
  hang();
  let ended = 0;
  const end = (): void => void (ended += 1);
  send(logout, { timeLimitMs: 60_000 }).catch(end);
  send(getUser, { params: { id: 1 } }).catch(end);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(ended).toBe(0);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(ended).toBe(1);
});

test('an answer and a refusal say that the service is there, a proxy without it does not', async () => {
  answer({ success: true });
  await send(logout);
  answer(refusal, 401);
  await send(logout).catch(() => undefined);
  expect(signs).toEqual(['answered', 'answered']);
  answer(refusal, 503);
  await send(logout).catch(() => undefined);
  expect(signs.at(-1)).toBe('lost');
});

test('a caller who gives up says nothing about the connection', async () => {
  hang();
  const controller = new AbortController();
  const ended = send(logout, { signal: controller.signal }).catch((error: unknown) => error);
  controller.abort(new Error('left'));
  expect(await ended).toEqual(new Error('left'));
  expect(signs).toEqual([]);
});
