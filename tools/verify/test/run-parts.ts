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
 * and which tests failed.
 */
export async function runParts(
  parts: readonly Part[],
  before: readonly StepResult[],
): Promise<void> {
  const started = performance.now();
  if (parts.length > 0) print(`Runs: ${parts.map(({ title }) => title).join(', ')}`);
  const ended = new Map<Part, Ended>();
  const report = (part: Part, result: Ended): void => {
    ended.set(part, result);
    if (result.output) print(result.output);
    print(lineOf(part, result));
  };
  const checks = parts
    .filter(({ isCheck }) => isCheck)
    .map(async (check) => {
      const result = await timed(check);
      printTitle(check);
      report(check, result);
    });
  for (const part of parts.filter(({ isCheck }) => !isCheck)) {
    printTitle(part);
    report(part, await timed(part));
  }
  await Promise.all(checks);
  const inOrder = parts.flatMap((part) => {
    const result = ended.get(part);
    return result ? [{ part, result }] : [];
  });
  const results = [...before, ...inOrder.map(({ result }) => result)];
  const tests = results.flatMap((result) => result.tests ?? []);
  const slowest = describeSlowest(tests);
  if (slowest) process.stdout.write(`\n${colors.bold('── Slowest tests')}\n${slowest}`);
  if (inOrder.length > 1) {
    const lines = inOrder.map(({ part, result }) => lineOf(part, result));
    lines.push(`Together: ${seconds(performance.now() - started)}`);
    print(`\n${colors.bold('── Parts')}\n${lines.join('\n')}`);
  }
  const failed = describeFailed(tests);
  if (failed) process.stdout.write(`\n${colors.bold('── Failed tests')}\n${failed}`);
  const total = addUp(results);
  print(`\n${summaryLine(total)}`);
  process.exitCode = isGreen(total) ? 0 : 1;
}

/** The result of a part that has run, and how long it took. */
type Ended = Awaited<ReturnType<Part['run']>> & { readonly took: string };

function lineOf({ title }: Part, { passed, failed, took }: Ended): string {
  const mark = failed === 0 ? colors.green('✔') : colors.red('✘');
  return `${mark} ${title}: ${passed} good, ${failed} bad (${took})`;
}

async function timed({ run }: Part): Promise<Ended> {
  const started = performance.now();
  const result = await run().catch((error: unknown) => ({
    ...ONE_FAILED,
    output: describeFailure(error),
  }));
  return { ...result, took: seconds(performance.now() - started) };
}
