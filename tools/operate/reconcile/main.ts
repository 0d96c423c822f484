import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../../shared/problem';
import { describe } from './describe';
import { reconcile } from './reconcile';

const HELP = `Usage: npm run operate -- reconcile [--uri <mongodb://...>] [--rebuild-counters]

Compares orders, receipts, ledger, plans, offers, codes and the counters of days that are kept of them, and
ends with 1 when they contradict each other. --rebuild-counters first counts those counters anew, which
changes nothing else. The database is that of --uri, else of MONGODB_URI, else the embedded one in
DATA_DIR (.data). The service may run meanwhile.`;

try {
  const { values } = parseArgs({
    options: {
      uri: { type: 'string' },
      'rebuild-counters': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) throw new Problem(HELP);
  const args = values['rebuild-counters'] === true ? ['--rebuild-counters'] : [];
  const found = await reconcile(values.uri ?? process.env['MONGODB_URI'] ?? '', args);
  process.stdout.write(describe(found));
  if (found.violations.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
