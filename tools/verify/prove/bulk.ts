import { type BulkReport, describeBulk } from './describe-bulk';
import { proveWith } from './one-number';
import { runSuite } from './run-suite';

const HELP = `Usage: npm run verify -- bulk [--users <n>]

Gives +7 days to many users (10,000 by default) by one bulk action, kills the service (SIGKILL) at 10, 50
and 90 percent of the way and starts it again, then undoes the action with as many kills. Ends with 1 when
a user was changed twice or not at all, or a plan did not come back to the letter.`;

await proveWith({ help: HELP, option: 'users', byDefault: 10_000, least: 100 }, async (users) => {
  const env = { BULK_USERS: String(users) };
  const { report, isGreen } = await runSuite<BulkReport>('bulk-crash', {
    reportIn: 'BULK_REPORT',
    env,
  });
  process.stdout.write(describeBulk(report));
  return isGreen;
});
