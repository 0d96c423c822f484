import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON } from 'mongodb';
import { publishSite } from '../../develop/start/web-root';
import { runTarget } from '../../shared/run-target';
import { inWorkspace } from '../../shared/workspace';
import { startBareServer } from './api/bare-service';
import { compare, type Compared } from './api/compare';
import { giveLegalTexts } from './api/give-legal-texts';
import { giveNotices } from './api/give-notices';
import { type Recorded, type Recorder, startRecorder } from './api/recorder';
import { type Audience, readRoutes, type ReadRoute } from './api/routes';
import { signUsersIn } from './capacity/sessions';
import { BENCH_BOT_KEY, type BenchedSystem, startSystem, webRootOf } from './lists/system';
import { markdownTable } from './markdown-table';
import { writeSection } from './report';
import { runSeedCommand, type SeedQuery } from './seed-command';

const HELP = `Usage: npm run verify -- api [--data <folder>] [--only <words> …]

Asks every read of the contract of the built service, and a bare Fastify server that sends the same commands
to the same database, by turns; writes docs/benchmarks.md. The folder as with lists. BUILD=0 takes what
was built last. With --only, routes that contain the words are asked, and nothing is written.`;

/** Minimum share of the bare server's requests per second. */
const LEAST_RATIO = 0.6;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function toTable(all: readonly Compared[]): string {
  const head = ['route', 'queries', 'requests/s', 'bare', 'ratio'];
  const lines = all.map(({ template, queries, own, bare, ratio }) => [
    ...[`\`${template}\``, String(queries), own.toFixed(0), bare.toFixed(0), ratio.toFixed(2)],
  ]);
  return markdownTable(head, lines);
}

type Headers = Readonly<Record<Audience, Readonly<Record<string, string>>>>;

/** Records the database commands and the answer of each route, by path. */
async function recordAll(
  routes: readonly ReadRoute[],
  recorder: Recorder,
  url: string,
  headers: Headers,
): Promise<Record<string, Recorded>> {
  const recordings: Record<string, Recorded> = {};
  for (const { path, audience } of routes) {
    let text = '';
    const commands = await recorder.record(async () => {
      const answer = await fetch(url + path, { headers: headers[audience] });
      text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    });
    recordings[path] = { commands, answer: text };
  }
  return recordings;
}

async function compareAll(
  routes: readonly ReadRoute[],
  recordings: Readonly<Record<string, Recorded>>,
  system: BenchedSystem,
  headers: Headers,
): Promise<Compared[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'portal-api-'));
  const file = join(scratch, 'recordings.json');
  await writeFile(file, BSON.EJSON.stringify(recordings));
  const bare = await startBareServer({ MONGODB_URI: system.uri, RECORDINGS: file }, say);
  try {
    const urls = { own: system.instance.url, bare: bare.url };
    const compared: Compared[] = [];
    for (const route of routes) {
      const one = await compare(urls, route, headers[route.audience]);
      compared.push({ ...one, queries: recordings[route.path]?.commands.flat().length ?? 0 });
      say(`${one.ratio.toFixed(2).padStart(7)}  ${route.template}`);
    }
    return compared;
  } finally {
    await bare.child.stop();
    await rm(scratch, { recursive: true });
  }
}

const describe = (compared: readonly Compared[], left: readonly string[], downloads: number) =>
  `Made by \`npm run verify -- api\`: reads of the contract next to a bare Fastify server with the driver that
sends the same commands to the same database, by turns, on Node ${process.version}, over ${downloads.toLocaleString('en-US')} downloads; requests a
second of four clients that ask again as soon as they were answered, which share the machine's cores with
service and engine. A read without queries is compared with a server that has its answer as a text. Least ratio:
${LEAST_RATIO}. Left out, as they need something of their own or do not end: ${left.map((template) => `\`${template}\``).join(', ')}.

${toTable(compared)}`;

async function bench({ folder, isAsked, isWhole }: SeedQuery): Promise<void> {
  if (process.env['BUILD'] !== '0') await runTarget('build');
  const system = await startSystem(folder, say);
  const recorder = await startRecorder(system.uri);
  try {
    const [[userId, cookie] = [0, '']] = await signUsersIn(system.uri, 1);
    const headers: Headers = {
      ...{ subscriber: { cookie }, admin: { cookie: system.cookie }, everybody: {} },
      bot: { authorization: `Bearer ${BENCH_BOT_KEY}` },
    };
    const noticeId = await giveNotices(system.uri, userId);
    await giveLegalTexts(system.uri);
    // The service reads what is released, as in production; without it each read would be an error.
    await publishSite(webRootOf(system.dataDir), say);
    const { asked, left } = await readRoutes({ userId, noticeId });
    const routes = asked.filter(({ template }) => isAsked(template));
    const { url } = await system.another(recorder.uri);
    const recordings = await recordAll(routes, recorder, url, headers);
    const compared = await compareAll(routes, recordings, system, headers);
    const body = describe(compared, left, system.sizes.downloads);
    say(`\n${body}\n`);
    if (isWhole) await writeSection(inWorkspace('docs/benchmarks.md'), { title: 'Reads', body });
    for (const { template, ratio } of compared)
      if (ratio < LEAST_RATIO)
        console.error(`below ${LEAST_RATIO}: ${template}: ${ratio.toFixed(2)}`);
  } finally {
    await system.stop();
    recorder.stop();
  }
}

await runSeedCommand(HELP, bench);
