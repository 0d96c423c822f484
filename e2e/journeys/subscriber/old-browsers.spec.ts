import { expect, test } from '../../support/test';

test.use({
  viewport: { width: 360, height: 740 },
  waitsForReact: false,
  // A script that cannot be read is an error without a text.
  allowedErrors: [/^Failed to load resource|^$/],
});

// The entry of the Mini App, and a page that comes prerendered.
for (const path of ['/tg', '/plans']) {
  test(`a browser that is too old for the portal gets a plain page at ${path}`, async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'too old' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'পুরোনো' })).toBeVisible();
    await expect(page.getByRole('link', { name: new URL(page.url()).host })).toBeVisible();
    await expect(page.locator('#prerendered')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test('a browser that cannot read the scripts gets words of the style sheet', async ({ page }) => {
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class Old { static }}' }),
  );
  await page.goto('/tg');
  const words = () =>
    page.evaluate(() => {
      // They wait for ten seconds, because a slow page is none that never comes.
      for (const animation of document.getAnimations()) animation.finish();
      const root = document.getElementById('root') ?? document.body;
      const { content, opacity } = getComputedStyle(root, '::after');
      return { content, opacity };
    });
  await expect.poll(async () => (await words()).content).toMatch(/update Telegram.*টেলিগ্রাম/);
  expect((await words()).opacity).toBe('1');
});
