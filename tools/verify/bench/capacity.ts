import { parseArgs } from 'node:util';
import { LARGE } from '../../develop/seed/large/sizes';
import { runTarget } from '../../shared/run-target';
import { describeFailure } from '../../shared/problem';
import { inWorkspace } from '../../shared/workspace';
import { describeLoads, describeTabs, type MeasuredLoad } from './capacity/describe';
import { startCountingRelay } from './capacity/counting-relay';
import { loadFor } from './capacity/load';
import { mixOf, MIX_WORDS } from './capacity/mix';
import { signUsersIn } from './capacity/sessions';
import { measureTabs, type TabMetrics } from './capacity/tabs';
import { usageOf } from './capacity/usage';
import { type BenchedSystem, type Instance, startSystem } from './lists/system';
import { writeSection } from './report';

const HELP = `Usage: npm run verify -- capacity [--data <folder>] [--seconds <n>]

Asks one instance and then two of the built service for a mix of reads, polls and writes by more and more
clients, and holds event streams of 500 dashboards open; writes docs/benchmarks.md. The folder as with
lists; Linux only. BUILD=0 takes what was built last.`;

const CLIENTS = [1, 8, 32];
/** Tabs of 500 users, then of 100. One user may have five streams open. */
const TABS = 500;
const WATCHED = [500, 100];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function loads(
  system: BenchedSystem,
  instances: readonly Instance[],
  seconds: number,
): Promise<MeasuredLoad[]> {
  const urls = instances.map(({ url }) => url);
  const floor = () => ({ method: 'GET', path: '/health/live' });
  const mix = mixOf(system.cookie, LARGE.users);
  await loadFor(2, 8, urls, mix);
  const measured: MeasuredLoad[] = [];
  for (const clients of CLIENTS) {
    const bare = await loadFor(2, clients, urls, floor);
    const before = instances.map(({ pid }) => usageOf(pid).cpuSeconds);
    const numbers = await loadFor(seconds, clients, urls, mix);
    const after = instances.map(({ pid }) => usageOf(pid));
    const cpu = after.reduce((sum, { cpuSeconds }, n) => sum + cpuSeconds - (before[n] ?? 0), 0);
    const megabytes = Math.max(...after.map((usage) => usage.megabytes));
    const ratio = numbers.perSecond / bare.perSecond;
    measured.push({
      ...numbers,
      instances: instances.length,
      ratio,
      cpu: cpu / seconds,
      megabytes,
    });
    say(`${instances.length} instances, ${clients} clients: ${numbers.perSecond.toFixed(0)}/s`);
  }
  return measured;
}

async function bench(folder: string | undefined, seconds: number): Promise<void> {
  if (process.env['BUILD'] !== '0')
    await runTarget('build', { projects: ['@portal/bff', '@portal/embedded-mongo'] });
  const system = await startSystem(folder, say);
  const relay = await startCountingRelay(system.uri);
  try {
    const one = await loads(system, [system.instance], seconds);
    const watched = await system.another(relay.uri);
    const two = await loads(system, [system.instance, watched], seconds);
    const tabs: TabMetrics[] = [];
    for (const users of WATCHED) {
      const cookies = await signUsersIn(system.uri, users);
      tabs.push(await measureTabs(watched, relay, { tabs: TABS, cookies, seconds: 15 }));
    }
    const body = `Made by \`npm run verify -- capacity\` on the embedded engine, over HTTP; clients, service and engine share the
machine's cores. A client asks again as soon as it was answered: ${MIX_WORDS}.
The ratio is to \`/health/live\`, which asks no database, with as many clients.

${describeLoads([...one, ...two])}

Dashboards that stand open (event streams, nothing changes), on one instance:

${describeTabs(tabs)}`;
    say(`\n${body}\n`);
    await writeSection(inWorkspace('docs/benchmarks.md'), { title: 'Capacity', body });
  } finally {
    await system.stop();
    relay.stop();
  }
}

try {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      seconds: { type: 'string', default: '8' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) say(HELP);
  else await bench(values.data, Number(values.seconds));
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
