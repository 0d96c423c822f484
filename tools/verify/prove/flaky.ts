import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../../shared/problem';
import { runBrowserTests } from '../test/browser-step';
import { runScript } from '../test/run-command';
import { describeFlaky, isSteady, type Round } from './flaky/describe-flaky';
import { keepBusy } from './flaky/keep-busy';

/** Proofs that run the built system for minutes. */
const PROOFS = ['skew', 'drill', 'restarts', 'database-away', 'production'];

const HELP = `Usage: npm run verify -- flaky [--times <n>] [--proofs <n>] [--busy] [<file> …]

Runs the journeys so many times (default: 20; only those of the files that are named), then each of
${PROOFS.join(', ')} so many times (default: 0). With --busy each core computes
something else with low priority. Names what failed at least once, and ends with 1 then.`;

async function runJourneys(files: readonly string[]): Promise<Omit<Round, 'what' | 'ms'>> {
  const {
    passed,
    failed,
    tests = [],
  } = await runBrowserTests({
    files: files.length > 0 ? files : null,
    names: [],
  });
  const red = tests.filter(({ failure }) => failure !== null);
  return { passed, failed, failures: red.map(({ file, name }) => `${file}  ${name}`) };
}

async function runProof(name: string): Promise<Omit<Round, 'what' | 'ms'>> {
  const exitCode = await runScript('node_modules/tsx/dist/cli.mjs', ['tools/verify/run.ts', name]);
  return exitCode === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`npm run verify -- ${name}`] };
}

async function repeat(
  what: string,
  times: number,
  run: () => Promise<Omit<Round, 'what' | 'ms'>>,
): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let number = 1; number <= times; number += 1) {
    process.stdout.write(`\n── ${what}, round ${number} of ${times}\n`);
    const started = performance.now();
    const result = await run();
    rounds.push({ what, ms: performance.now() - started, ...result });
  }
  return rounds;
}

function numberOf(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Problem(HELP);
  return number;
}

async function prove(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '20' },
      proofs: { type: 'string', default: '0' },
      busy: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return true;
  }
  const times = numberOf(values.times);
  const proofs = numberOf(values.proofs);
  const stop = values.busy ? keepBusy() : () => undefined;
  try {
    const rounds = await repeat('journeys', times, () => runJourneys(positionals));
    for (const name of PROOFS) rounds.push(...(await repeat(name, proofs, () => runProof(name))));
    process.stdout.write(`\n${describeFlaky(rounds)}`);
    return isSteady(rounds);
  } finally {
    stop();
  }
}

try {
  if (!(await prove())) process.exitCode = 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
