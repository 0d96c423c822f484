import { type CrashReport, describe } from './describe';
import { proveWith } from './one-number';
import { runSuite } from './run-suite';

const HELP = `Usage: npm run verify -- crash [--runs <n>]

Kills the service (SIGKILL) at every named point of the way of money, starts it again, and prints what
became of the orders; 20 runs of each point by default. Ends with 1 when an order was completed and not
granted, granted twice, or lost.`;

await proveWith({ help: HELP, option: 'runs', byDefault: 20 }, async (runs) => {
  const env = { CRASH_RUNS: String(runs) };
  const { report } = await runSuite<CrashReport>('money-crash', { reportIn: 'CRASH_REPORT', env });
  process.stdout.write(describe(report));
  const isRight = report.rows.every(
    (row) => row.killed === row.runs && row.violations.length === 0,
  );
  return isRight && report.contradictions.length === 0;
});
