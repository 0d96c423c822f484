import { describeFailure, Problem } from '../shared/problem';
import { describe } from './describe';
import { reconcile } from './reconcile';

const HELP = `Usage: npm run reconcile [-- --uri <mongodb://...>]

Compares orders, receipts, ledger, plans, offers and codes, and ends with 1 when they contradict each
other. The database is that of --uri, else of MONGODB_URI, else the embedded one in DATA_DIR (.data). The
service may run meanwhile.`;

try {
  const [flag, given, ...more] = process.argv.slice(2);
  const isUri = flag === '--uri' && given !== undefined && more.length === 0;
  if (flag !== undefined && !isUri) throw new Problem(HELP);
  const found = await reconcile(given ?? process.env['MONGODB_URI'] ?? '');
  process.stdout.write(describe(found));
  if (found.violations.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
