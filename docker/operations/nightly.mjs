// Makes a backup each night at BACKUP_HOUR (UTC; 20 is 02:00 in Dhaka), and at once when the newest one is
// older than a day. A failed backup is retried after half an hour. SIGTERM waits for the running backup.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { newestBackup } from './health.mjs';

const DAY_MS = 24 * 60 * 60_000;
const RETRY_MS = 30 * 60_000;
const hour = Number(process.env.BACKUP_HOUR || 20);
const keep = process.env.BACKUP_KEEP || '14';
const program = process.env.BACKUP_PROGRAM || 'tools/operate/backup/main.mjs';

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop.abort());

const say = (event, more = {}) =>
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...more })}\n`);

/** Time until the next BACKUP_HOUR, in ms. */
function untilNight(now) {
  const next = new Date(now);
  next.setUTCHours(hour, 0, 0, 0);
  return next.getTime() > now ? next.getTime() - now : next.getTime() + DAY_MS - now;
}

let pause = Date.now() - (await newestBackup()) > DAY_MS ? 0 : untilNight(Date.now());
while (!stop.signal.aborted) {
  say('backup_planned', { inMinutes: Math.round(pause / 60_000) });
  await wait(pause, null, { signal: stop.signal }).catch(() => null);
  if (stop.signal.aborted) break;
  const child = spawn(process.execPath, [program, '--keep', keep], { stdio: 'inherit' });
  const [code] = await once(child, 'close');
  say('backup_ended', { code });
  pause = code === 0 ? untilNight(Date.now()) : RETRY_MS;
}
