import colors from 'picocolors';
import { describeFailure } from '../../shared/problem';
import { seconds } from '../../shared/steps';
import type { Part } from './plan';
import { describeFailed } from './failed-tests';
import { describeSlowest } from './slowest';
import { ONE_FAILED, type StepResult, addUp, isGreen, summaryLine } from './tally';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/**
 * Runs the checks at the same time, then the other parts one after another. Prints what runs, then how long
 * each part, the slowest tests and all together took, and which tests failed. The order of the output is always
 * the order of the parts.
 */
export async function runParts(
  parts: readonly Part[],
  before: readonly StepResult[],
): Promise<void> {
  const started = performance.now();
  if (parts.length > 0) print(`Runs: ${parts.map(({ title }) => title).join(', ')}`);
  const results = [...before];
  const lines: string[] = [];
  const checks = new Map(parts.filter(({ isCheck }) => isCheck).map((part) => [part, timed(part)]));
  for (const part of parts) {
    print(`\n${colors.bold(`── ${part.title}`)}`);
    const { result, took } = await (checks.get(part) ?? timed(part));
    results.push(result);
    if (result.output) print(result.output);
    const mark = result.failed === 0 ? colors.green('✔') : colors.red('✘');
    const line = `${mark} ${part.title}: ${result.passed} good, ${result.failed} bad (${took})`;
    lines.push(line);
    print(line);
  }
  const tests = results.flatMap((result) => result.tests ?? []);
  const slowest = describeSlowest(tests);
  if (slowest) process.stdout.write(`\n${colors.bold('── Slowest tests')}\n${slowest}`);
  if (lines.length > 1) {
    lines.push(`Together: ${seconds(performance.now() - started)}`);
    print(`\n${colors.bold('── Parts')}\n${lines.join('\n')}`);
  }
  const failed = describeFailed(tests);
  if (failed) process.stdout.write(`\n${colors.bold('── Failed tests')}\n${failed}`);
  const total = addUp(results);
  print(`\n${summaryLine(total)}`);
  process.exitCode = isGreen(total) ? 0 : 1;
}

async function timed({ run }: Part) {
  const started = performance.now();
  const result = await run().catch((error: unknown) => ({
    ...ONE_FAILED,
    output: describeFailure(error),
  }));
  return { result, took: seconds(performance.now() - started) };
}
