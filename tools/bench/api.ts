import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BSON } from 'mongodb';
import { runTarget } from '../start/build';
import { describeFailure } from '../shared/problem';
import { inWorkspace } from '../shared/workspace';
import { startBareServer } from './api/bare-service';
import { compare, type Compared } from './api/compare';
import { type Recording, startRecorder } from './api/recorder';
import { type Audience, readRoutes } from './api/routes';
import { signUsersIn } from './capacity/sessions';
import { BENCH_BOT_KEY, startSystem } from './lists/system';
import { writeSection } from './report';

const HELP = `Usage: npm run bench:api [-- --data <folder>] [--only <words>]

Asks every read of the contract of the built service, and a bare Fastify server that sends the same commands
to the same database, by turns; writes docs/benchmarks.md. The folder as with bench:lists. BUILD=0 takes what
was built last. With --only, routes that contain the words are asked, and nothing is written.`;

/** Least share of the bare server's requests (design §11). */
const LEAST_RATIO = 0.6;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function toTable(all: readonly Compared[]): string {
  const head = ['route', 'questions', 'requests/s', 'bare', 'ratio'];
  const lines = all.map(({ template, questions, own, bare, ratio }) => [
    ...[`\`${template}\``, String(questions), own.toFixed(0), bare.toFixed(0), ratio.toFixed(2)],
  ]);
  return [head, head.map(() => '---'), ...lines].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

async function bench(folder: string | undefined, only: string): Promise<void> {
  if (process.env['BUILD'] !== '0')
    await runTarget('build', { projects: ['@portal/bff', '@portal/embedded-mongo'] });
  const system = await startSystem(folder, say);
  const recorder = await startRecorder(system.uri);
  const scratch = await mkdtemp(join(tmpdir(), 'portal-bench-api-'));
  try {
    const [[userId, cookie] = [0, '']] = await signUsersIn(system.uri, 1);
    const headers: Record<Audience, Record<string, string>> = {
      ...{ subscriber: { cookie }, admin: { cookie: system.cookie }, everybody: {} },
      bot: { authorization: `Bearer ${BENCH_BOT_KEY}` },
    };
    const { asked, left } = await readRoutes(userId);
    const routes = asked.filter(({ template }) => template.includes(only));
    const recorded = await system.another(recorder.uri);
    const recordings: Record<string, Recording> = {};
    for (const { path, audience } of routes)
      recordings[path] = await recorder.record(async () => {
        const answer = await fetch(recorded.url + path, { headers: headers[audience] });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
      });
    const file = join(scratch, 'recordings.json');
    await writeFile(file, BSON.EJSON.stringify(recordings));
    const bare = await startBareServer({ MONGODB_URI: system.uri, RECORDINGS: file }, say);
    try {
      const compared: Compared[] = [];
      for (const route of routes) {
        const questions = recordings[route.path]?.flat().length ?? 0;
        if (questions === 0) {
          left.push(route.template);
          continue;
        }
        const urls = { own: system.instance.url, bare: bare.url };
        const one = await compare(urls, route, headers[route.audience]);
        compared.push({ ...one, questions });
        say(`${one.ratio.toFixed(2).padStart(7)}  ${route.template}`);
      }
      const body = `Made by \`npm run bench:api\`: reads of the contract next to a bare Fastify server with the driver that
sends the same commands to the same database, by turns, over ${system.downloads.toLocaleString('en-US')} downloads; requests a
second of four clients that ask again as soon as they were answered, which share the machine's cores with
service and engine. Least ratio: ${LEAST_RATIO} (design §11). Left out, as they need something of their own,
ask nothing or do not end: ${left.map((template) => `\`${template}\``).join(', ')}.

${toTable(compared)}`;
      say(`\n${body}\n`);
      if (only === '')
        await writeSection(inWorkspace('docs/benchmarks.md'), { title: 'Reads', body });
      for (const { template, ratio } of compared)
        if (ratio < LEAST_RATIO)
          console.error(`below ${LEAST_RATIO}: ${template}: ${ratio.toFixed(2)}`);
    } finally {
      await bare.child.stop();
    }
  } finally {
    await system.stop();
    recorder.stop();
    await rm(scratch, { recursive: true });
  }
}

try {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      only: { type: 'string', default: '' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) say(HELP);
  else await bench(values.data, values.only);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
