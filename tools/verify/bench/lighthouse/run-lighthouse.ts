import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { Problem } from '../../../shared/problem';

/**
 * Not in package.json: it brings 114 packages, which every `npm start` of a fresh clone would wait for. npm keeps
 * it in its own cache, with the Node that it needs.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const NODE = 'node@22.22.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
] as const;
const SHIFT = 'cumulative-layout-shift';
/** A report has some MB of pictures. */
const LARGEST_REPORT = 64 * 1024 * 1024;

/** One report: scores from 0 to 100, times in ms, the shift without a unit. */
export type Report = Readonly<
  Record<(typeof CATEGORIES)[number] | (typeof TIMES)[number] | typeof SHIFT, number>
>;

/** The fields of Lighthouse's result that are read. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Takes scores and times out of a result. @throws Problem when the page could not be judged. */
export function toReport(
  url: string,
  { runtimeError, categories, audits }: LighthouseResult,
): Report {
  if (runtimeError) throw new Problem(`${url}: ${runtimeError.message}`);
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, score(name)] as const),
    ...[...TIMES, SHIFT].map((name) => [name, value(name)] as const),
  ]) as Report;
}

/**
 * Judges a page once, as a phone on slow 4G with a quarter of this machine's speed.
 * @param chromium path of the browser.
 * @throws Problem when Lighthouse cannot run or cannot judge the page.
 */
export async function runLighthouse(url: string, chromium: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${NODE}`, `--package=${LIGHTHOUSE}`, '--'],
      ...['lighthouse', url, '--quiet'],
      ...['--output=json', `--only-categories=${CATEGORIES.join(',')}`],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: LARGEST_REPORT },
  ).catch((error: unknown) => {
    throw new Problem(`${LIGHTHOUSE} did not run: ${String(error).slice(0, 1000)}`);
  });
  return toReport(url, JSON.parse(stdout) as LighthouseResult);
}
