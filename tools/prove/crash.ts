import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../shared/problem';
import { type CrashReport, describe } from './describe';
import { runSuite } from './run-suite';

const HELP = `Usage: npm run prove:crash [-- --runs <n>]

Kills the service (SIGKILL) at every named point of the way of money, starts it again, and prints what
became of the orders; 20 runs of each point by default. Ends with 1 when an order was completed and not
granted, granted twice, or lost.`;

try {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '20' }, help: { type: 'boolean' } },
  });
  const runs = Number(values.runs);
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else if (!Number.isSafeInteger(runs) || runs < 1) throw new Problem(HELP);
  else {
    const env = { CRASH_RUNS: String(runs) };
    const report = await runSuite<CrashReport>('money-crash', { reportIn: 'CRASH_REPORT', env });
    process.stdout.write(describe(report));
    const isRight = report.rows.every((row) => {
      return row.killed === row.runs && row.violations.length === 0;
    });
    if (!isRight || report.contradictions.length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
