import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportBrowser, reportPolicy } from '@portal/contracts';
import { expect, test } from '../support/test';

// What the page is made to do here is an error to the browser too.
test.use({ allowedErrors: [/Content Security Policy/, /nobody caught user/, /^Failed to load/] });

test('what goes wrong in a page reaches the log with its versions, and the page goes on', async ({
  page,
  place,
}) => {
  // Every page is measured, not one in four.
  await page.addInitScript(() => void (Math.random = () => 0));
  const calls: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session')) calls.push(request.headers());
  });
  await page.goto('/plans');
  await expect(page.getByRole('heading').first()).toBeVisible();
  const [releases] = calls;
  expect(releases?.['x-portal-release'] ?? '').toMatch(/^shell@\S+/);

  const sent = page.waitForResponse((answer) => answer.url().endsWith(reportBrowser.path));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('nobody caught user 123456789');
    });
  });
  expect((await sent).status()).toBe(200);
  await expect(page.getByRole('heading').first()).toBeVisible();

  const violation = page.waitForRequest((request) => request.url().endsWith(reportPolicy.path));
  const inline = page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.head.append(script);
  });
  await Promise.all([inline, violation]);
  await expect(page).not.toHaveTitle('run');

  const log = await readFile(join(place.dataDir, 'logs/bff.log'), 'utf8');
  const line = log.split('\n').find((one) => one.includes('nobody caught'));
  expect(line).toMatch(/browser_error: .* at \/plans: TypeError: nobody caught user <id>/);
  expect(line).toMatch(/shell@\S+ user-portal@/);
});
