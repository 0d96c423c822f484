import { send } from '@portal/api-client';
import {
  createOrder,
  getSession,
  getUser,
  logout,
  streamUserTasks,
  updateSettings,
  type UserTasksResponse,
} from '@portal/contracts';
import { useLocation } from '@portal/router';
import { useSession } from '@portal/session';
import { downloadText, notify, useLanguage } from '@portal/ui';
import { createElement, useEffect, useState } from 'react';
import { takePrintedErrors } from './browser/printed-errors';
import {
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  hold,
  never,
  openScreen,
  refuse,
  requestsOf,
  sampleUser,
  savedFiles,
  stream,
  waitFor,
} from './index';
import { resetService } from './service/server';

const user = sampleUser();
const params = { id: user.userId };

describe('a test fails', () => {
  // Both are taken here, so that this test does not fail.
  test('when the screen sends a request that has no answer', async () => {
    await expect(send(getUser, { params })).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(resetService()).toEqual([`GET /api/user/${user.userId}`]);
  });

  test('when the screen prints an error', () => {
    console.error('Something is', 'wrong');
    expect(takePrintedErrors()).toEqual(['Something is wrong']);
  });

  test('when the screen has a grave fault of accessibility', async () => {
    await openScreen(createElement('button'));
    await expect(expectAccessible()).rejects.toThrow('button-name');
  });
});

describe('the service of a test', () => {
  test('answers a call from its request, and records the request', async () => {
    given(answer(updateSettings, ({ body }) => ({ updated: { ...user, ...body } })));
    const body = { videoFormat: 'mkv' } as const;
    expect(await send(updateSettings, { params, body })).toMatchObject({ updated: body });
    expect(requestsOf(updateSettings)).toEqual([
      { body, params: { id: '1042' }, query: {}, idempotencyKey: null },
    ]);
  });

  test('gives the latest of several answers', async () => {
    given(refuse(getUser, 'accounts/not-found'), answer(getUser, { user }));
    expect(await send(getUser, { params })).toMatchObject({ user });
    given(refuse(getUser, 'accounts/not-found'));
    await expect(send(getUser, { params })).rejects.toMatchObject({ code: 'accounts/not-found' });
  });

  test('refuses with status, text and pause', async () => {
    given(refuse(createOrder, 'payments/too-many-open', { retryAfter: 7 }));
    const body = { userId: 1042, planId: 'a', method: 'bkash' } as const;
    await expect(send(createOrder, { body })).rejects.toMatchObject({
      status: 429,
      message:
        'You have 3 open payments. Please finish one of them, or wait until the oldest one ends.',
      retryAfterSeconds: 7,
    });
  });

  test.each([
    ['breaks the connection', disconnect],
    ['answers as a proxy does', answerHtml],
  ])('%s', async (_what, fault) => {
    given(fault(getUser));
    await expect(send(getUser, { params })).rejects.toMatchObject({ name: 'ConnectionError' });
  });

  test('never answers', async () => {
    given(never(logout), answer(getSession, { user, end: null }));
    let isAnswered = false;
    void send(logout).finally(() => (isAnswered = true));
    await send(getSession);
    expect(requestsOf(logout)).toHaveLength(1);
    expect(isAnswered).toBe(false);
  });

  test('holds an answer until it is released', async () => {
    const held = hold(getSession, { user, end: null });
    given(held.answer);
    let isAnswered = false;
    const sent = send(getSession).then(() => (isAnswered = true));
    await held.asked;
    expect(isAnswered).toBe(false);
    await held.release();
    await expect(sent).resolves.toBe(true);
  });

  test('sends events of a stream', async () => {
    const tasks = stream<UserTasksResponse>(streamUserTasks, { tasks: [] });
    given(tasks.answer);
    const events = new EventSource(`/api/user/${user.userId}/tasks/stream`);
    const next = () =>
      new Promise(
        (resolve) => (events.onmessage = ({ data }) => resolve(JSON.parse(String(data)))),
      );
    expect(await next()).toEqual({ tasks: [] });
    tasks.send({ tasks: [] });
    expect(await next()).toEqual({ tasks: [] });
    events.close();
  });
});

function Place() {
  const { pathname, search } = useLocation();
  const session = useSession();
  const who = session.user?.name ?? (session.isAdmin ? 'an administrator' : 'nobody');
  return <h1>{`${pathname}${search} ${useLanguage()} ${who}`}</h1>;
}

function Clock() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <time>{new Date(now).toISOString()}</time>;
}

describe('the page of a test', () => {
  test('has an address, a language and a session', async () => {
    const path = '/dashboard?tab=2';
    const answers = [answer(getUser, { user })];
    const screen = await openScreen(<Place />, {
      path,
      language: 'bn',
      session: { user },
      answers,
    });
    expect(screen.getByRole('heading').textContent).toBe('/dashboard?tab=2 bn Amina Rahman');
  });

  test('is opened by nobody or by an administrator, whoever came before', async () => {
    const screen = await openScreen(<Place />);
    expect(screen.getByRole('heading').textContent).toBe('/ en nobody');
    await openScreen(<Place />, { session: { isAdmin: true } });
    expect(screen.getByText(/an administrator/).textContent).toBe('/ en an administrator');
  });

  test('shows toasts', async () => {
    const screen = await openScreen(<h1>Page</h1>);
    notify({ tone: 'error', text: 'This went wrong.' });
    expect((await screen.findByRole('alert')).textContent).toBe('This went wrong.');
  });

  test('has a clock that stands until time passes', async () => {
    const screen = await openScreen(<Clock />, { clock: '2031-03-10T06:00:00.000Z' });
    expect(screen.getByText('2031-03-10T06:00:00.000Z')).toBeTruthy();
    await screen.passTime(3000);
    expect(screen.getByText('2031-03-10T06:00:03.000Z')).toBeTruthy();
  });

  test('has no setImmediate, as in a browser: with the real clock and with one that stands', async () => {
    expect('setImmediate' in window).toBe(false);
    await openScreen(<Clock />, { clock: '2031-03-10T06:00:00.000Z' });
    expect('setImmediate' in window).toBe(false);
  });

  test('takes no stack for each element of React', async () => {
    await openScreen(<h1>Page</h1>);
    const [one, other] = [<p key="1" />, <i key="2" />].map((element) =>
      Object.getOwnPropertyDescriptor(element, '_debugStack'),
    );
    expect(one?.value).toBeInstanceOf(Error);
    expect(one?.value).toBe(other?.value);
  });

  test('waits for a slow machine without its clock running away', async () => {
    await openScreen(<Clock />, { clock: '2031-03-10T06:00:00.000Z' });
    const began = { clock: Date.now(), real: performance.now() };
    await waitFor(() => expect(performance.now() - began.real).toBeGreaterThan(200));
    expect(Date.now() - began.clock).toBeLessThan(performance.now() - began.real);
  });

  test('moves its clock by half a second in a wait, so that what comes later than it should is missed', async () => {
    await openScreen(<Clock />, { clock: '2031-03-10T06:00:00.000Z' });
    const began = Date.now();
    let looks = 0;
    await waitFor(() => expect((looks += 1)).toBeGreaterThan(600));
    expect(Date.now() - began).toBe(500);
  });

  test('keeps the files that the screen offers', async () => {
    await openScreen(<h1>Page</h1>);
    downloadText('list.csv', 'text/csv', 'a,b');
    expect(await savedFiles()).toEqual([{ name: 'list.csv', text: '\uFEFFa,b' }]);
  });
});
