import { noticePath } from '@portal/contracts';
import { USER_NOTICE_KINDS } from '@portal/rules';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { inWorkspace } from '../../shared/workspace';

const SOURCE = readFileSync(inWorkspace('shell/public/service-worker.js'), 'utf8');
const SITE = 'https://dhara.example';

type Handler = (event: object) => void;
interface Shown {
  readonly title: string;
  readonly data: unknown;
}

/** A window of the site at a path. */
const windowAt = (path: string, frameType = 'top-level') => ({ url: SITE + path, frameType });

/** The worker in a browser with these windows, the last used one first. */
function workerWith(
  windows: readonly ReturnType<typeof windowAt>[] = [],
  answer: object = {},
  status = 200,
) {
  const handlers = new Map<string, Handler>();
  /** What the worker did to windows, in order. */
  const done: string[] = [];
  const shown: Shown[] = [];
  const clients = windows.map(({ url, frameType }) => ({
    ...{ url, frameType },
    focus: async () => void done.push(`focus ${url.slice(SITE.length)}`),
    navigate: async (path: string) => void done.push(`go to ${path}`),
  }));
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    clients: {
      matchAll: async () => clients,
      openWindow: async (path: string) => void done.push(`open ${path}`),
    },
    registration: {
      pushManager: {
        getSubscription: async () => ({ unsubscribe: async () => void done.push('unsubscribe') }),
      },
      showNotification: async (title: string, { data }: { data: unknown }) =>
        void shown.push({ title, data }),
    },
  };
  const fetch = async () => ({ ok: status === 200, status, json: async () => answer });
  runInNewContext(SOURCE, { self, fetch, URL });
  const happen = async (name: string, event: object): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  };
  const click = async (data: unknown) => {
    await happen('notificationclick', { notification: { close: () => undefined, data } });
    return done;
  };
  const push = async (message: object) => {
    await happen('push', { data: { json: () => message } });
    return shown;
  };
  return { click, push, done };
}

const PATHS = [...new Set(USER_NOTICE_KINDS.map(noticePath))].filter((path) => path !== null);

test.each(PATHS)('a click on a notice about %s opens a window there', async (path) => {
  expect(await workerWith().click({ path })).toEqual([`open ${path}`]);
});

test('an open window comes to the front and goes there, and no second one is opened', async () => {
  const worker = workerWith([windowAt('/dashboard'), windowAt('/plans')]);
  expect(await worker.click({ path: '/account#payments' })).toEqual([
    ...['focus /dashboard', 'go to /account#payments'],
  ]);
});

test('a window that shows the screen already is not loaded again', async () => {
  const worker = workerWith([windowAt('/account#payments')]);
  expect(await worker.click({ path: '/account#payments' })).toEqual(['focus /account#payments']);
});

test('windows of administrators and frames stay where they are', async () => {
  const worker = workerWith([windowAt('/admin/dashboard'), windowAt('/dashboard', 'nested')]);
  expect(await worker.click({ path: '/plans' })).toEqual(['open /plans']);
});

test.each([
  ...['https://evil.example/plans', '//evil.example', '/\\evil.example', 'javascript:alert(1)'],
  ...[
    '/api/logout',
    '/admin',
    '/plans/../admin',
    '/plans?next=//evil.example',
    '/plans\n',
    7,
    null,
  ],
])('a path that is no screen of notices is not opened: %p', async (path) => {
  expect(await workerWith().click({ path })).toEqual(['open /dashboard']);
  expect(await workerWith([windowAt('/plans')]).click({ path })).toEqual(['focus /plans']);
});

test('a message shows the words of the service and remembers the path that came with them', async () => {
  const worker = workerWith([], {
    title: 'Download finished',
    text: 'Harbour',
    path: '/downloads',
  });
  expect(await worker.push({ notice: 'a'.repeat(24), files: 1, language: 'en' })).toEqual([
    { title: 'Download finished', data: { path: '/downloads' } },
  ]);
});

test('a test message, and a service of before, have no path', async () => {
  const none = { data: { path: null } };
  expect(await workerWith().push({ notice: null, files: 1, language: 'en' })).toEqual([
    { title: 'Notices arrive here', ...none },
  ]);
  const before = workerWith([], { title: 'Download finished', text: 'Harbour' });
  expect(await before.push({ notice: 'a'.repeat(24), files: 1, language: 'en' })).toEqual([
    { title: 'Download finished', ...none },
  ]);
});

test.each([
  [401, 'nobody is signed in', ['unsubscribe']],
  [404, 'somebody else is signed in, whose notice it is not', ['unsubscribe']],
  [503, 'the service is away', []],
  [429, 'the service has no time', []],
])('the answer %i, because %s, shows no word and does %j', async (status, _why, done) => {
  const worker = workerWith([], { title: 'Download finished', text: 'Harbour' }, status);
  expect(await worker.push({ notice: 'a'.repeat(24), files: 1, language: 'en' })).toEqual([
    { title: 'You have a new notice', data: { path: null } },
  ]);
  expect(worker.done).toEqual(done);
});
