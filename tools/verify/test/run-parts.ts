import colors from 'picocolors';
import { describeFailure } from '../../shared/problem';
import { seconds } from '../../shared/steps';
import type { Part } from './plan';
import { describeFailed } from './failed-tests';
import { describeSlowest } from './slowest';
import { ONE_FAILED, type StepResult, addUp, isGreen, summaryLine } from './tally';

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const printTitle = ({ title }: Part): void => print(`\n${colors.bold(`── ${title}`)}`);

/**
 * Runs the parts one after another, and the checks beside them, in the time in which tests wait for a timer, a
 * process or a disk. Prints a check when it ends, then how long each part, the slowest tests and all together took,
 * and which tests failed; there the checks come first.
 */
export async function runParts(
  parts: readonly Part[],
  before: readonly StepResult[],
): Promise<void> {
  const started = performance.now();
  if (parts.length > 0) print(`Runs: ${parts.map(({ title }) => title).join(', ')}`);
  const checks = parts
    .filter(({ isCheck }) => isCheck)
    .map(async (part) => {
      const check = await timed(part);
      printTitle(part);
      return report(check);
    });
  const others: Ended[] = [];
  for (const part of parts.filter(({ isCheck }) => !isCheck)) {
    printTitle(part);
    others.push(report(await timed(part)));
  }
  const ended = [...(await Promise.all(checks)), ...others];
  const results = [...before, ...ended];
  const tests = results.flatMap((result) => result.tests ?? []);
  const slowest = describeSlowest(tests);
  if (slowest) process.stdout.write(`\n${colors.bold('── Slowest tests')}\n${slowest}`);
  if (ended.length > 1) {
    const lines = [...ended.map(lineOf), `Together: ${seconds(performance.now() - started)}`];
    print(`\n${colors.bold('── Parts')}\n${lines.join('\n')}`);
  }
  const failed = describeFailed(tests);
  if (failed) process.stdout.write(`\n${colors.bold('── Failed tests')}\n${failed}`);
  const total = addUp(results);
  print(`\n${summaryLine(total)}`);
  process.exitCode = isGreen(total) ? 0 : 1;
}

/** The result of a part that has run, and how long it took. */
type Ended = Awaited<ReturnType<Part['run']>> & { readonly title: string; readonly took: string };

function lineOf({ title, passed, failed, took }: Ended): string {
  const mark = failed === 0 ? colors.green('✔') : colors.red('✘');
  return `${mark} ${title}: ${passed} good, ${failed} bad (${took})`;
}

function report(ended: Ended): Ended {
  if (ended.output) print(ended.output);
  print(lineOf(ended));
  return ended;
}

async function timed({ title, run }: Part): Promise<Ended> {
  const started = performance.now();
  const result = await run().catch((error: unknown) => ({
    ...ONE_FAILED,
    output: describeFailure(error),
  }));
  return { ...result, title, took: seconds(performance.now() - started) };
}
