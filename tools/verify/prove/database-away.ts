import { type AwayReport, describeAway, isWithinLimits } from './describe-away';
import { proveWith } from './one-number';
import { runSuite } from './run-suite';

const HELP = `Usage: npm run verify -- database-away [--seconds <n>]

Takes the database away from a service under load, once so that nobody is there and once so that it falls
silent behind open lines, for a minute each by default, and prints how requests fared and when all was
well again. Ends with 1 when an answer took 3 s or was not the envelope of an unavailable service, or the
service needed 10 s after the return. Prints also the slowest of the same requests with the database there.`;

await proveWith({ help: HELP, option: 'seconds', byDefault: 60 }, async (seconds) => {
  const env = { AWAY_MS: String(seconds * 1_000) };
  const { report } = await runSuite<AwayReport>('database-faults', {
    reportIn: 'AWAY_REPORT',
    env,
  });
  process.stdout.write(describeAway(report));
  return isWithinLimits(report);
});
