/** @jest-environment node */
import { getUser } from '@portal/contracts';
import { ApiError, retryWhenLimited, send } from './index';

const limited = (seconds: number | null, code = 'request/too-many') =>
  new ApiError('Too many.', code, 429, 'r1', seconds);

/** A request that fails with these errors, one per call, before it succeeds. */
function failing(...failures: readonly Error[]) {
  const left = [...failures];
  return jest.fn(() => {
    const failure = left.shift();
    return failure ? Promise.reject(failure) : Promise.resolve('done');
  });
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a limited request is made again after the time that the service names, and not before', async () => {
  const request = failing(limited(30), limited(2));
  const answer = retryWhenLimited(request);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2_000);
  await expect(answer).resolves.toBe('done');
});

test.each([limited(null), limited(91), limited(5, 'sessions/locked'), new Error('lost')])(
  'what no wait of a minute cures is thrown at once: %s',
  async (failure) => {
    await expect(retryWhenLimited(failing(failure))).rejects.toBe(failure);
  },
);

test('a limit that never opens ends the series', async () => {
  const request = failing(...Array.from({ length: 50 }, () => limited(1)));
  const answer = retryWhenLimited(request).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBeInstanceOf(ApiError);
  expect(request).toHaveBeenCalledTimes(21);
});

test('whoever gives up does not wait on', async () => {
  const leaving = new AbortController();
  const request = failing(limited(60));
  const ended = retryWhenLimited(request, leaving.signal).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(1_000);
  leaving.abort(new Error('left'));
  expect(await ended).toEqual(new Error('left'));
  expect(jest.getTimerCount()).toBe(0);
  expect(request).toHaveBeenCalledTimes(1);
});

test.each([
  ['30', 30],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  [null, null],
])('Retry-After %s is read as %s seconds', async (header, seconds) => {
  const body = JSON.stringify({
    success: false,
    message: 'Too many.',
    code: 'request/too-many',
    requestId: 'r1',
  });
  const headers = new Headers(header === null ? [] : [['retry-after', header]]);
  globalThis.fetch = () => Promise.resolve(new Response(body, { status: 429, headers }));
  Object.assign(globalThis, { window: new EventTarget() });
  await expect(send(getUser, { params: { id: 1 } })).rejects.toMatchObject({
    retryAfterSeconds: seconds,
  });
});
