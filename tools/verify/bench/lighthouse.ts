import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { describeFailure, Problem } from '../../shared/problem';
import { inWorkspace } from '../../shared/workspace';
import { ensureChromium } from '../test/browser';
import { type RunningSystem, startBuiltSystem } from './lighthouse/built-system';
import { describeReports, type PageReports } from './lighthouse/describe-reports';
import { type Report, runLighthouse } from './lighthouse/run-lighthouse';
import { writeSection } from './report';

const HELP = `Usage: npm run verify -- lighthouse [--new <address>] [--old <address>] [--rounds <n>] [--keep]

Lighthouse's scores of the public pages on a phone: medians of five rounds of a running system, for example of
npm start, by turns with an older one. Without an address this folder is built and started (BUILD=0: what was
built last). --keep writes docs/benchmarks.md.`;

const PAGES = ['/', '/plans', '/privacy-policy'];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A system that somebody else started, and will stop. */
const runningAt = (url: string): RunningSystem => ({ url, stop: () => Promise.resolve() });

/** Judges each page of each system, by turns, so that other work on the machine concerns all alike. */
async function judgeAll(
  systems: ReadonlyMap<string, string>,
  rounds: number,
): Promise<PageReports[]> {
  const chromium = ensureChromium();
  const all: PageReports[] = [];
  for (const page of PAGES) {
    const reports = new Map<string, Report[]>();
    for (let round = 0; round < rounds; round += 1)
      for (const [system, address] of systems) {
        const report = await runLighthouse(new URL(page, address).href, chromium);
        reports.set(system, [...(reports.get(system) ?? []), report]);
        say(`${page} ${system}: performance ${report.performance}`);
      }
    for (const [system, ofSystem] of reports) all.push({ page, system, reports: ofSystem });
  }
  return all;
}

async function bench(systems: ReadonlyMap<string, string>, rounds: number, isKept: boolean) {
  const all = await judgeAll(systems, rounds);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const body = `Made by \`npm run verify -- lighthouse\`: a phone on slow 4G with a quarter of this machine's speed, medians of
${rounds} rounds, old and new by turns. ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load average ${load} at the end.

${describeReports(all)}`;
  say(`\n${body}\n`);
  if (isKept) await writeSection(inWorkspace('docs/benchmarks.md'), { title: 'Lighthouse', body });
}

try {
  const { values } = parseArgs({
    options: {
      new: { type: 'string' },
      old: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const rounds = Number(values.rounds);
  if (values.help === true) say(HELP);
  else if (!(rounds > 0)) throw new Problem(HELP);
  else {
    const system = values.new === undefined ? await startBuiltSystem(say) : runningAt(values.new);
    const old = values.old === undefined ? [] : ([['old', values.old]] as const);
    try {
      await bench(new Map([...old, ['new', system.url]]), rounds, values.keep);
    } finally {
      await system.stop();
    }
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
