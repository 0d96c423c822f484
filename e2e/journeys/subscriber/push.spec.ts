import { getUserNotices } from '@portal/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, signIn, test } from '../../support/test';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Hands messages to the worker as a push service does. */
async function pushTo(context: BrowserContext, page: Page, origin: string) {
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (message: object) =>
    devTools.send('ServiceWorker.deliverPushMessage', {
      ...{ origin, registrationId, data: JSON.stringify(message) },
    });
}

declare global {
  var shownNotices: string[];
  /** What the worker remembers of each for a click. */
  var shownData: unknown[];
}

/** Keeps what the worker shows, because a browser without a desktop lists no notifications. */
async function keepShown(context: BrowserContext): Promise<() => Promise<string[]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    globalThis.shownNotices = [];
    globalThis.shownData = [];
    const { prototype } = ServiceWorkerRegistration;
    prototype.showNotification = async (title, { body = '', data } = {}) => {
      globalThis.shownNotices.push(`${title} | ${body}`);
      globalThis.shownData.push(data);
    };
  });
  return () => worker.evaluate(() => globalThis.shownNotices);
}

/** Clicks the newest notice. Only a real click may bring a window to the front, so here that is left out. */
async function clickNewest(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const { prototype } = Reflect.get(globalThis, 'WindowClient') as { prototype: object };
    Reflect.set(prototype, 'focus', async () => undefined);
    const data = globalThis.shownData.at(-1);
    const click = { notification: { close: () => undefined, data }, waitUntil: () => undefined };
    globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), click));
  });
}

test('the worker shows the words of a notice to who is signed in, opens its screen, and stores nothing', async ({
  page,
  context,
  bot,
  trial,
}) => {
  await signIn(page, trial);
  const { userId } = trial.subscriber;
  await bot.report(`push-${userId}`, {
    ...{ user_id: userId, file_name: 'Harbour.Nine.2026.1080p.mkv', ott_service: 'netflix' },
    ...{ quality: '720p', status: 'completed' },
  });
  const asked = await page.request.get(getUserNotices.path.replace(':id', String(userId)));
  const { notices } = (await asked.json()) as { notices: { _id: string }[] };
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const push = await pushTo(context, page, trial.url);
  const shown = await keepShown(context);
  const message = { notice: notices[0]?._id, files: 1, language: 'en' };

  await push(message);
  await expect.poll(() => shown()).toEqual(['Download finished | Harbour Nine']);
  await clickNewest(context);
  await expect(page).toHaveURL(/\/downloads$/);
  await expect(page.getByRole('main')).toContainText('Harbour Nine');
  await push({ notice: null, files: 1, language: 'bn' });
  await expect.poll(() => shown()).toContain('নোটিশ এখানে আসে | ');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await context.clearCookies();
  await push(message);
  await expect.poll(() => shown()).toContain('You have a new notice | Open to read it.');
});
