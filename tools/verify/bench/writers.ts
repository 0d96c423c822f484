import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../../shared/problem';
import { runTarget } from '../../shared/run-target';
import { inWorkspace, workspaceRoot } from '../../shared/workspace';
import { loadFor } from './capacity/load';
import { writeSection } from './report';
import { cpuPerRequest, describeWriters, type Measured, type WriterLoad } from './writers/describe';
import { ROWS, type RowName } from './writers/rows';
import { startVersion, type Version } from './writers/version';

const HELP = `Usage: npm run verify -- writers [--old <folder>] [--seconds <n>] [--rounds <n>]
  [--flush-ms <n>] [--keep]

Readers, and the bot's reports by 1 and 8 clients, over HTTP on a durable database. --old is a second built
tree of this repository, which is asked by turns with this one. With --flush-ms each flush of the database
takes so many milliseconds longer (Linux, a C compiler). --keep writes docs/benchmarks.md. BUILD=0 takes what
was built last.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const nothing = (): Record<RowName, WriterLoad[]> => ({
  ...{ reads: [], oneReports: [], eightReport: [] },
  ...{ oneCompletes: [], eightComplete: [], mixed: [] },
});

interface Query {
  readonly seconds: number;
  readonly rounds: number;
  readonly flushMs: number;
}

async function measure(
  versions: ReadonlyMap<string, Version>,
  { seconds, rounds }: Query,
): Promise<ReadonlyMap<string, Measured>> {
  const measured = new Map([...versions.keys()].map((name) => [name, nothing()]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const row of Object.keys(ROWS) as RowName[]) {
      const order = round % 2 === 0 ? [...versions] : [...versions].toReversed();
      for (const [name, version] of order) {
        const { asks, clients } = ROWS[row];
        const time = round === 0 ? 1 : seconds;
        const before = version.cpu();
        const load = await loadFor(time, clients, [version.url], asks(version, `${row}-${round}`));
        if (load.failures > 0) throw new Problem(`${load.failures} of ${ROWS[row].name} failed.`);
        const cpu = cpuPerRequest(before, version.cpu(), load.perSecond * time);
        if (round > 0) measured.get(name)?.[row].push({ ...load, cpu });
      }
    }
    if (round > 0) say(`round ${round} of ${rounds}; load ${loadavg()[0]?.toFixed(1)}`);
  }
  return measured;
}

async function bench(old: string | undefined, query: Query, isKept: boolean): Promise<void> {
  if (process.env['BUILD'] !== '0')
    await runTarget('build', { projects: ['@portal/bff', '@portal/embedded-mongo'] });
  const roots = { ...(old === undefined ? {} : { old: resolve(old) }), new: workspaceRoot() };
  const versions = new Map<string, Version>();
  try {
    for (const [name, root] of Object.entries(roots))
      versions.set(name, await startVersion(root, query.flushMs));
    const before = loadavg()[0] ?? 0;
    const measured = await measure(versions, query);
    const body = `Made by \`npm run verify -- writers\`: over HTTP on the embedded engine, by turns, medians of ${query.rounds} rounds of
${query.seconds} s, a durable database${query.flushMs > 0 ? ` whose every flush takes ${query.flushMs} ms longer` : ''}. Clients, service and engine share the machine's cores.
CPU is that of service and engine per request.
${new Date().toISOString().slice(0, 10)}, load average ${before.toFixed(1)} at the start and ${(loadavg()[0] ?? 0).toFixed(1)} at the end.

${describeWriters(measured)}`;
    say(`\n${body}\n`);
    if (isKept)
      await writeSection(inWorkspace('docs/benchmarks.md'), {
        title: query.flushMs > 0 ? 'Writers on a slow disk' : 'Writers',
        body,
      });
  } finally {
    await Promise.all([...versions.values()].map((version) => version.stop()));
  }
}

try {
  const { values } = parseArgs({
    options: {
      old: { type: 'string' },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '5' },
      'flush-ms': { type: 'string', default: '0' },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const query = {
    ...{ seconds: Number(values.seconds), rounds: Number(values.rounds) },
    flushMs: Number(values['flush-ms']),
  };
  if (values.help === true) say(HELP);
  else if (!(query.seconds > 0 && query.rounds > 0 && query.flushMs >= 0)) throw new Problem(HELP);
  else await bench(values.old, query, values.keep);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
