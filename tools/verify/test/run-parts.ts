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
 * Runs the parts one after another, and the checks beside them. Prints a part when it ends and a check between two
 * parts, then how long each of them, the slowest tests and all together took, and which tests failed.
 */
export async function runParts(
  parts: readonly Part[],
  before: readonly StepResult[],
): Promise<void> {
  const started = performance.now();
  if (parts.length > 0) print(`Runs: ${parts.map(({ title }) => title).join(', ')}`);
  const reported: Ended[] = [];
  const report = (ended: Ended): void => {
    reported.push(ended);
    if (ended.result.output) print(ended.result.output);
    print(lineOf(ended));
  };
  const unreported: Ended[] = [];
  const reportChecks = (): void => {
    for (const check of unreported.splice(0)) {
      printTitle(check.part);
      report(check);
    }
  };
  const checks = parts
    .filter(({ isCheck }) => isCheck)
    .map(async (check) => void unreported.push(await timed(check)));
  for (const part of parts.filter(({ isCheck }) => !isCheck)) {
    printTitle(part);
    report(await timed(part));
    reportChecks();
  }
  for (const check of checks) {
    await check;
    reportChecks();
  }
  const inOrder = reported.toSorted(
    (one, other) => parts.indexOf(one.part) - parts.indexOf(other.part),
  );
  printSummary(inOrder, before, seconds(performance.now() - started));
}

function printSummary(
  ended: readonly Ended[],
  before: readonly StepResult[],
  together: string,
): void {
  const results = [...before, ...ended.map(({ result }) => result)];
  const tests = results.flatMap((result) => result.tests ?? []);
  const slowest = describeSlowest(tests);
  if (slowest) process.stdout.write(`\n${colors.bold('── Slowest tests')}\n${slowest}`);
  if (ended.length > 1) {
    const lines = [...ended.map(lineOf), `Together: ${together}`];
    print(`\n${colors.bold('── Parts')}\n${lines.join('\n')}`);
  }
  const failed = describeFailed(tests);
  if (failed) process.stdout.write(`\n${colors.bold('── Failed tests')}\n${failed}`);
  const total = addUp(results);
  print(`\n${summaryLine(total)}`);
  process.exitCode = isGreen(total) ? 0 : 1;
}

/** A part that has run. */
interface Ended {
  readonly part: Part;
  readonly result: Awaited<ReturnType<Part['run']>>;
  readonly took: string;
}

function lineOf({ part: { title }, result: { passed, failed }, took }: Ended): string {
  const mark = failed === 0 ? colors.green('✔') : colors.red('✘');
  return `${mark} ${title}: ${passed} good, ${failed} bad (${took})`;
}

async function timed(part: Part): Promise<Ended> {
  const started = performance.now();
  const result = await part.run().catch((error: unknown) => ({
    ...ONE_FAILED,
    output: describeFailure(error),
  }));
  return { part, result, took: seconds(performance.now() - started) };
}
