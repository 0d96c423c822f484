import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportBrowser } from '@portal/contracts';
import { expect, signIn, test } from '../support/test';

// This journey causes these errors on purpose; the browser prints them too.
const FORESEEN = [/Content Security Policy/, /nobody caught user/, /^Failed to load/];
test.use({ allowedViolations: [/^script-src-elem inline/] });

test('what goes wrong in a page reaches the log with its versions, and the page goes on', async ({
  page,
  place,
  trial,
  allowedErrors,
}) => {
  allowedErrors.push(...FORESEEN);
  const log = (): Promise<string> => readFile(join(place.dataDir, 'logs/bff.log'), 'utf8');
  // The portal measures one page of four. Here it measures every page.
  await page.addInitScript(() => void (Math.random = () => 0));
  // Without TLS a browser has no endpoint for report-to. It then ignores report-uri too, because report-to is
  // present.
  await page.route('**/plans', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const policy = (headers['content-security-policy'] ?? '').replace(/; report-to \S+/, '');
    await route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': policy },
    });
  });
  // The plans alone ask nothing: their page comes with the catalogue.
  const call = page.waitForRequest(
    (request) => request.headers()['x-portal-release']?.includes('user-portal@') === true,
  );
  await signIn(page, trial);
  expect((await call).headers()['x-portal-release']).toMatch(/^shell@\S+ user-portal@\S+$/);
  await page.goto('/plans');
  await expect(page.getByRole('heading').first()).toBeVisible();

  const sent = page.waitForRequest((request) => request.url().endsWith(reportBrowser.path));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('nobody caught user 123456789');
    });
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.head.append(script);
  });
  await sent;
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page).not.toHaveTitle('run');

  await expect
    .poll(log)
    .toMatch(/browser_error: .* at \/plans: TypeError: nobody caught user <id> .*user-portal@/);
  await expect.poll(log).toContain('csp_violation: script-src-elem kept out inline at /plans');

  // The browser reports these measurements when the user leaves the page.
  const measured = page.waitForRequest((request) => request.url().endsWith(reportBrowser.path));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect((await measured).postData()).toMatch(/"name":"(LCP|CLS)"/);
});
