import { rename, writeFile } from 'node:fs/promises';
import { connect } from 'node:tls';
import { parseArgs } from 'node:util';
import { archivesIn, timeOfArchive } from '../backup/archive-names';
import { describeFailure, Problem } from '../../shared/problem';
import { describeProbe, probeMetrics, type ProbeResult } from './describe-probe';

const USAGE = `Usage: npm run operate -- probe <address of the site> [--textfile <file.prom>] [--backups <folder>]

Asks for what every visitor needs, signs nobody in, exits 1 when something is missing. With --textfile
it writes its metrics for the textfile collector of Prometheus' node exporter; run it every minute. With
--backups the time of the newest archive in that folder is among them.`;

const PATIENCE_MS = 5_000;

/** A request of the probe and the conditions for its answer. */
interface Check {
  readonly name: string;
  readonly path: string;
  readonly must: (text: string, answer: Response) => boolean;
}

const isPage = (text: string, { headers }: Response): boolean =>
  text.includes('<div id="root">') && (headers.get('content-type') ?? '').startsWith('text/html');

const CHECKS: readonly Check[] = [
  { name: 'page', path: '/', must: isPage },
  { name: 'legal', path: '/privacy-policy', must: isPage },
  { name: 'health', path: '/health/ready', must: (text) => text.includes('"success":true') },
  { name: 'catalogue', path: '/api/catalogue', must: (text) => text.includes('"plans":[{') },
  { name: 'pointer', path: '/releases.json', must: (text) => entriesOf(text).length === 2 },
];

/** Addresses of the live portals' manifests, from the pointer. */
function entriesOf(pointer: string): string[] {
  const { portals } = JSON.parse(pointer) as { portals: Record<string, { entry: string }> };
  return Object.values(portals).map(({ entry }) => entry);
}

async function ask(site: string, { name, path, must }: Check): Promise<ProbeResult> {
  const started = performance.now();
  const end = (problem: string | null): ProbeResult => ({
    check: name,
    problem,
    seconds: (performance.now() - started) / 1_000,
  });
  try {
    const answer = await fetch(new URL(path, site), { signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await answer.text();
    if (!answer.ok) return end(`answered ${answer.status}`);
    return end(must(text, answer) ? null : 'answered something else');
  } catch (error) {
    return end(error instanceof Error ? error.name : 'failed');
  }
}

/** Checks each live portal's manifest, because a pointer may name a file that does not exist. */
async function portalChecks(site: string): Promise<Check[]> {
  const must = (text: string): boolean => text.includes('"remoteEntry"');
  try {
    const pointer = await (await fetch(new URL('/releases.json', site))).text();
    return entriesOf(pointer).map((path) => ({ name: path.split('/')[2] ?? path, path, must }));
  } catch {
    return [];
  }
}

/** Expiry of a site's certificate in unix seconds; null without TLS or an answer. */
function certificateEnd({ protocol, hostname, port }: URL): Promise<number | null> {
  if (protocol !== 'https:') return Promise.resolve(null);
  return new Promise((resolve) => {
    const options = { host: hostname, port: Number(port || 443), servername: hostname };
    // Also accepts an expired certificate: only its expiry is read, nothing is sent.
    const socket = connect({ ...options, rejectUnauthorized: false, timeout: PATIENCE_MS }, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to) / 1_000;
      socket.destroy();
      resolve(Number.isFinite(end) ? end : null);
    });
    socket.on('timeout', () => socket.destroy());
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(null));
  });
}

/** Time of the newest complete archive of a folder in unix seconds; 0 when there is none. */
async function newestBackup(folder: string): Promise<number> {
  const newest = (await archivesIn(folder).catch(() => [])).at(-1);
  return newest ? timeOfArchive(newest).getTime() / 1_000 : 0;
}

async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { textfile: { type: 'string' }, backups: { type: 'string' } },
  });
  const [site, ...more] = positionals;
  if (!site || more.length > 0 || !URL.canParse(site)) throw new Problem(USAGE);
  const checks = [...CHECKS, ...(await portalChecks(site))];
  const results = await Promise.all(checks.map((check) => ask(site, check)));
  const { textfile, backups } = values;
  if (textfile !== undefined) {
    const times = {
      now: Date.now() / 1_000,
      certificateEnd: await certificateEnd(new URL(site)),
      newestBackup: backups === undefined ? null : await newestBackup(backups),
    };
    const draft = `${textfile}.${process.pid}`;
    await writeFile(draft, probeMetrics(results, times));
    await rename(draft, textfile);
  }
  console.log(describeProbe(results));
  if (results.some(({ problem }) => problem !== null)) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 2;
}
