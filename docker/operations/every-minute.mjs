// Probes the site every minute and writes its metrics for node_exporter. SIGTERM ends it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const MINUTE_MS = 60_000;
const site = process.env.PROBE_SITE;
const textfile = process.env.PROBE_TEXTFILE || '/srv/metrics/portal.prom';
const program = process.env.PROBE_PROGRAM || 'tools/operate/probe/probe.mjs';
if (!site) {
  process.stderr.write('PROBE_SITE is missing: the address of the site, https://portal.example\n');
  process.exit(2);
}

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop.abort());

const args = [
  program,
  site,
  '--textfile',
  textfile,
  '--backups',
  process.env.BACKUP_DIR || '/srv/backups',
];
while (!stop.signal.aborted) {
  const began = Date.now();
  await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
  const left = Math.max(0, MINUTE_MS - (Date.now() - began));
  await wait(left, null, { signal: stop.signal }).catch(() => null);
}
