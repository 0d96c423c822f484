import { runTarget } from '../../shared/run-target';
import { inWorkspace } from '../../shared/workspace';
import { measure, type Numbers } from './lists/measure';
import { QUERIES } from './lists/queries';
import { startSystem } from './lists/system';
import { markdownTable } from './markdown-table';
import { writeSection } from './report';
import { runSeedCommand, type SeedQuery } from './seed-command';

const HELP = `Usage: npm run verify -- lists [--data <folder>] [--only <words> …] [--rounds <number>]

Asks the built service for every list and number of the administrators and prints how long each takes next
to one user by id; writes docs/benchmarks.md. The folder is one that npm run seed -- large filled
(DATA_DIR), or is filled with a hundredth of it and kept. MONGODB_URI takes a real server; BUILD=0 takes
what was built last. With --only, lists whose names contain the words are asked, and
nothing is written.
Each row is the median of 100 measurements, or of --rounds.`;

const TITLE = 'Lists of the administrators';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function toTable(numbers: readonly Numbers[]): string {
  const head = ['list', 'p50 ms', 'p95 ms', 'one user, p50 ms', 'ratio', 'budget'];
  const lines = numbers.map(({ query, p50, p95, base, ratio }) => [
    query.name,
    ...[p50, p95, base].map((ms) => ms.toFixed(1)),
    ratio.toFixed(1),
    query.budget === null ? '' : String(query.budget),
  ]);
  return markdownTable(head, lines);
}

const sizesInWords = (sizes: Readonly<Record<string, number>>): string =>
  Object.entries(sizes)
    .map(([name, count]) => `${count.toLocaleString('en-US')} ${name}`)
    .join(', ');

async function bench({ folder, isAsked, isWhole, rounds }: SeedQuery): Promise<void> {
  if (process.env['BUILD'] !== '0')
    await runTarget('build', { projects: ['@portal/bff', '@portal/embedded-mongo'] });
  const system = await startSystem(folder, say);
  try {
    const numbers: Numbers[] = [];
    for (const query of QUERIES.filter(({ name }) => isAsked(name))) {
      const found = await measure(system, query, rounds);
      say(`${found.ratio.toFixed(1).padStart(7)}  ${query.name}`);
      numbers.push(found);
    }
    const table = toTable(numbers);
    say(`\n${table}\n`);
    if (!isWhole) return;
    await writeSection(inWorkspace('docs/benchmarks.md'), {
      title: TITLE,
      body: `Made by \`npm run verify -- lists\`: over HTTP, ${process.env['MONGODB_URI'] ? 'MongoDB' : 'embedded engine'}, one client, Node ${process.version},
${sizesInWords(system.sizes)};
up to ${rounds} measurements for each row. The ratio is to one user by id (\`GET /api/admin/user/{id}/details\`), asked three times before each measurement:
the median of the rounds' ratios, because the machine's speed changes between rounds.
"Typed first" asks each text once. A row of several texts is warmed up with those that are not measured. Every order that a call has, has its rows ("sorted by").

${table}`,
    });
    for (const { query, ratio } of numbers)
      if (query.budget !== null && ratio > query.budget)
        console.error(`over budget: ${query.name}: ${ratio.toFixed(2)}`);
  } finally {
    await system.stop();
  }
}

await runSeedCommand(HELP, bench);
