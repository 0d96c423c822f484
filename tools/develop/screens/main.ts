import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { visitAdminScreens } from './admin';
import { visitPaying } from './paying';
import { takeStates } from './states/pictures';
import { type Take, type Trial, visitPublicScreens, visitSubscriberScreens } from './visits';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'dist/screens');
/** The pictures in git: those in the README. */
const README_FOLDER = join(ROOT, 'docs/screens');
const WIDTHS = { phone: 360, desktop: 1280 } as const;
const THEMES = ['light', 'dark'] as const;

async function readReadmePictures(): Promise<ReadonlySet<string>> {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  return new Set(
    [...readme.matchAll(/docs\/screens\/([\w-]+\.png)/g)].map(([, name = '']) => name),
  );
}

async function readTrial(): Promise<Trial> {
  const file = join(resolve(process.env['DATA_DIR'] ?? join(ROOT, '.data')), 'trial.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Trial;
  } catch (cause) {
    throw new Error(`No trial system found at ${file}: run 'npm start' first.`, { cause });
  }
}

// Named parts are taken alone; the other pictures stay.
const VISITS = {
  public: [visitPublicScreens],
  subscriber: [visitSubscriberScreens, visitPaying],
  admin: [visitAdminScreens],
} as const;

const named = process.argv.slice(2);
/** `states` takes the subscriber's screens in every state instead; names after it choose some of them. */
const wantsStates = named[0] === 'states';
const unknown = wantsStates ? undefined : named.find((part) => !(part in VISITS));
if (unknown !== undefined) {
  throw new Error(`No part '${unknown}'; there are: ${Object.keys(VISITS).join(', ')}, states.`);
}
const visits = Object.entries(VISITS).flatMap(([part, steps]) =>
  named.length === 0 || named.includes(part) ? [...steps] : [],
);

const trial = await readTrial();
if (named.length === 0) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const shown = await readReadmePictures();
const browser = await chromium.launch({
  executablePath: process.env['PORTAL_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
async function takeVisits(): Promise<void> {
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
      const take: Take = async (name, how) => {
        const picture = await page.screenshot({
          fullPage: !how?.onlyVisible,
          animations: 'disabled',
        });
        // A palette image of a flat screen is sharp and has a third of the size.
        const file = `${name}-${theme}-${device}.png`;
        await sharp(picture).png({ palette: true, colours: 128 }).toFile(join(FOLDER, file));
        if (shown.has(file)) await copyFile(join(FOLDER, file), join(README_FOLDER, file));
      };
      for (const visit of visits) await visit(page, trial, take);
      await context.close();
      console.log(`✔ ${theme}, ${device}`);
    }
  }
}

try {
  if (wantsStates) await takeStates(browser, trial.url, join(FOLDER, 'states'), named.slice(1));
  else await takeVisits();
} finally {
  await browser.close();
}
