import { chromium } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../../shared/problem';
import { workspaceRoot } from '../../shared/workspace';
import { choosePart, PARTS, type PartOptions } from './screens/parts';
import { LARGEST_SHIFT } from './screens/shifts';

const HELP = `Usage: npm run verify -- screens [--part <name>]… [state…]

Opens the subscriber's screens in every state, over a system that 'npm start' runs and answers of samples, and
checks each: axe in both themes, every control by the Tab key with a visible ring, 44 px for each target on a
phone, nothing wider than the window at 360, 768 and 1280 px and at 200 % zoom, no motion for who wants none,
rings and choices that forced colours leave visible, and layout shifts of at most ${LARGEST_SHIFT} while answers come late.
Counts the taps of six tasks on a phone. Ends with 1 when something was found.

  --part <name>  only this part: ${Object.keys(PARTS).join(', ')}
  state          only states whose names begin with it`;

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

/** Runs one part; faults are printed as they are found. @returns how many there were. */
async function runPart(name: string, options: Omit<PartOptions, 'found'>): Promise<number> {
  const { title, run } = choosePart(name);
  process.stdout.write(`${title}\n`);
  let faults = 0;
  const found = (fault: string): void => {
    faults += 1;
    process.stdout.write(`  ✘ ${fault}\n`);
  };
  for (const unreached of await run({ ...options, found })) found(unreached);
  return faults;
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      part: { type: 'string', multiple: true, default: Object.keys(PARTS) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return true;
  }
  values.part.forEach(choosePart);
  const url = await readUrl();
  const browser = await chromium.launch({
    executablePath: process.env['PORTAL_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    let faults = 0;
    for (const part of values.part) {
      faults += await runPart(part, { browser, url, named: positionals });
    }
    process.stdout.write(faults === 0 ? 'Nothing was found.\n' : `${faults} faults.\n`);
    return faults === 0;
  } finally {
    await browser.close();
  }
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
