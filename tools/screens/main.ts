import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The part of `DATA_DIR/trial.json` that a visitor needs. */
interface Trial {
  readonly url: string;
  readonly subscriber: { readonly userId: number; readonly password: string };
  readonly admin: { readonly password: string };
}

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/screens');
const WIDTHS = { phone: 360, desktop: 1280 } as const;
const THEMES = ['light', 'dark'] as const;

async function readTrial(): Promise<Trial> {
  const file = join(resolve(process.env['DATA_DIR'] ?? join(ROOT, '.data')), 'trial.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Trial;
  } catch (cause) {
    throw new Error(`No trial system found at ${file}: run 'npm start' first.`, { cause });
  }
}

/** Visits every screen as a person does and hands each to `take` under its name. */
async function visit(
  page: Page,
  trial: Trial,
  take: (name: string) => Promise<void>,
): Promise<void> {
  await page.goto(trial.url);
  await page.getByRole('tab', { name: 'Login with Password' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await take('login');
  await page.getByLabel('User ID').fill(String(trial.subscriber.userId));
  await page.getByLabel('Password', { exact: true }).fill(trial.subscriber.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Recent Downloads' }).waitFor();
  await page.waitForLoadState('networkidle');
  await take('dashboard');
  await page
    .getByRole('region', { name: 'Downloads by Service' })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await take('download-history');
  await page.goto(`${trial.url}/admin/login`);
  await page.getByText('Admin Access').waitFor();
  await take('admin-login');
  await page.getByLabel('Password', { exact: true }).fill(trial.admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Total Users').waitFor();
  await page.waitForLoadState('networkidle');
  await take('admin-analytics');
}

const trial = await readTrial();
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['PORTAL_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const theme of THEMES) {
  for (const [device, width] of Object.entries(WIDTHS)) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: theme,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Dhaka',
      locale: 'en-US',
    });
    const page = await context.newPage();
    await visit(page, trial, async (name) => {
      const path = join(FOLDER, `${name}-${theme}-${device}.png`);
      await page.screenshot({
        path,
        fullPage: name !== 'download-history',
        animations: 'disabled',
      });
    });
    await context.close();
    console.log(`✔ ${theme}, ${device}`);
  }
}
await browser.close();
