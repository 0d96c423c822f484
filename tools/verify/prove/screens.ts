import { chromium } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type LANGUAGES, walkStates, WIDTHS } from '../../develop/screens/states/walk';
import { Problem } from '../../shared/problem';
import { workspaceRoot } from '../../shared/workspace';
import { accessible, type Check, fitting, still, touchable } from './screens/checks';
import { byKeyboard } from './screens/keyboard';
import { lateAnswers, LARGEST_SHIFT, recordShifts, shiftsOf } from './screens/shifts';
import { doTask, TASKS } from './screens/tasks';

const HELP = `Usage: npm run verify -- screens [name…]

Opens the subscriber's screens in every state, over a system that 'npm start' runs and answers of samples, and
checks each: axe in both themes, every control by the Tab key with a visible ring, 44 px for each target on a
phone, nothing wider than the window at 360, 768 and 1280 px and at 200 % zoom, no motion for who wants none,
and layout shifts of at most ${LARGEST_SHIFT} while answers come late. Counts the taps of six tasks on a phone.
Names choose states that begin with them. Ends with 1 when something was found.`;

interface Look {
  readonly width: number;
  readonly language: (typeof LANGUAGES)[number];
  readonly checks: readonly Check[];
  /** CSS pixels of the window and device pixels for each: 2 stands for 200 % zoom. */
  readonly zoom?: { readonly height: number; readonly factor: number };
}

const { phone, tablet, desktop } = WIDTHS;
const ZOOMED = { height: 390, factor: 2 };
const LOOKS: Readonly<Record<string, Look>> = {
  'phone, English': {
    ...{ width: phone, language: 'en' },
    checks: [still, fitting, touchable, byKeyboard, accessible],
  },
  'phone, Bangla': { width: phone, language: 'bn', checks: [fitting, touchable] },
  'tablet, English': { width: tablet, language: 'en', checks: [fitting, touchable, accessible] },
  'desktop, English': { width: desktop, language: 'en', checks: [fitting, byKeyboard, accessible] },
  '200 % zoom': { width: desktop / 2, language: 'bn', checks: [fitting], zoom: ZOOMED },
};
/** Time after the last answer in which a page may still move, in ms. */
const AFTER_ANSWERS_MS = 1_500;

const named = process.argv.slice(2);
if (named.includes('--help')) {
  process.stdout.write(`${HELP}\n`);
  process.exit();
}

async function readUrl(): Promise<string> {
  const file = join(
    resolve(process.env['DATA_DIR'] ?? join(workspaceRoot(), '.data')),
    'trial.json',
  );
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { url: string }).url;
  } catch {
    throw new Problem(`No trial system found at ${file}: run 'npm start' first.`);
  }
}

const url = await readUrl();
const browser = await chromium.launch({
  executablePath: process.env['PORTAL_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

let isGood = true;

/** Runs one part of the proof; faults are printed as they are found. */
async function part(
  title: string,
  look: (found: (fault: string) => void) => Promise<readonly string[]>,
): Promise<void> {
  process.stdout.write(`${title}\n`);
  const found = (fault: string): void => {
    isGood = false;
    process.stdout.write(`  ✘ ${fault}\n`);
  };
  for (const unreached of await look(found)) found(unreached);
}

const checkLook = ({ checks, zoom, ...look }: Look, found: (fault: string) => void) => {
  const context = zoom && {
    viewport: { width: look.width, height: zoom.height },
    deviceScaleFactor: zoom.factor,
  };
  return walkStates(
    { browser, url, named, ...look, ...(context && { context }) },
    async (page, name, state) => {
      if (state.isBrief) return;
      for (const check of checks) for (const fault of await check(page)) found(`${name}: ${fault}`);
    },
  );
};

const checkShifts = (width: number, found: (fault: string) => void) =>
  walkStates(
    { browser, url, named, width, language: 'en', delay: lateAnswers, prepare: recordShifts },
    async (page, name, state) => {
      if (state.opensByScript || state.isBrief) return;
      await page.waitForTimeout(AFTER_ANSWERS_MS);
      const { sum, what } = await shiftsOf(page);
      if (sum > LARGEST_SHIFT) found(`${name}: moves by ${sum.toFixed(3)}; ${what}`);
    },
  );

async function countTaps(): Promise<readonly string[]> {
  const unreached: string[] = [];
  for (const [name, task] of Object.entries(TASKS)) {
    const walk = { browser, url, width: phone, language: 'en', only: task.state } as const;
    unreached.push(
      ...(await walkStates(walk, async (page) => {
        const { taps, screens } = await doTask(page, task);
        process.stdout.write(`  ${name}: ${taps} taps, ${screens.toFixed(1)} screens\n`);
      })),
    );
  }
  return unreached;
}

try {
  for (const [title, look] of Object.entries(LOOKS)) {
    await part(title, (found) => checkLook(look, found));
  }
  for (const [device, width] of Object.entries(WIDTHS)) {
    await part(`late answers, ${device}`, (found) => checkShifts(width, found));
  }
  if (named.length === 0) await part('tasks on a phone', countTaps);
} finally {
  await browser.close();
}
process.exitCode = isGood ? 0 : 1;
