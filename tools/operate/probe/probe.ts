import { rename, writeFile } from 'node:fs/promises';
import { connect } from 'node:tls';
import { parseArgs } from 'node:util';
import { archivesIn, timeOfArchive } from '../backup/archive-names';
import { describeFailure, Problem } from '../../shared/problem';
import { probeSite } from './checks';
import { describeProbe, probeMetrics } from './describe-probe';

const USAGE = `Usage: npm run operate -- probe <address of the site> [--textfile <file.prom>] [--backups <folder>]

Asks for what every visitor needs, signs nobody in, exits 1 when something is missing. With --textfile
it writes its metrics for the textfile collector of Prometheus' node exporter; run it every minute. With
--backups the time of the newest archive in that folder is among them.`;

const PATIENCE_MS = 5_000;

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
  const results = await probeSite(site);
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
