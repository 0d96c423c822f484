import colors from 'picocolors';
import { describeFailure } from '../../shared/problem';
import { seconds } from '../../shared/steps';
import type { Part } from './plan';
import { describeSlowest } from './slowest';
import { ONE_FAILED, type StepResult, addUp, isGreen, summaryLine } from './tally';

/** Runs parts one after another. Prints what runs, then how long each part and the slowest tests took. */
export async function runParts(
  parts: readonly Part[],
  before: readonly StepResult[],
): Promise<void> {
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  if (parts.length > 0) print(`Runs: ${parts.map(({ title }) => title).join(', ')}`);
  const results = [...before];
  const lines: string[] = [];
  for (const { title, run } of parts) {
    print(`\n${colors.bold(`── ${title}`)}`);
    const started = performance.now();
    const result = await run().catch((error: unknown) => {
      process.stderr.write(`${describeFailure(error)}\n`);
      return ONE_FAILED;
    });
    results.push(result);
    const mark = result.failed === 0 ? colors.green('✔') : colors.red('✘');
    const took = seconds(performance.now() - started);
    const line = `${mark} ${title}: ${result.passed} good, ${result.failed} bad (${took})`;
    lines.push(line);
    print(line);
  }
  const slowest = describeSlowest(results.flatMap(({ tests = [] }) => tests));
  if (slowest) process.stdout.write(`\n${colors.bold('── Slowest tests')}\n${slowest}`);
  if (lines.length > 1) print(`\n${colors.bold('── Parts')}\n${lines.join('\n')}`);
  const total = addUp(results);
  print(`\n${summaryLine(total)}`);
  process.exitCode = isGreen(total) ? 0 : 1;
}
