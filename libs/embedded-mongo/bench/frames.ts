import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureEmbedded } from '../src';
import { socketPathFor } from '../src/host/socket-path';
import { mutatedFrame, randomOf, SECTION_OF_MINUS_ONE } from '../test/frames';
import { rawCommand } from '../test/raw-command';

/**
 * Sends wrong frames to an engine in a process of its own and prints its memory:
 * `npm run bench:frames -w @portal/embedded-mongo -- 100000`. Fails when the engine does not answer others.
 */
const FRAMES = Number(process.argv[2] ?? 100_000);
const SENDERS = 32;
const SHOWN = 5;

const dataDir = mkdtempSync(join(tmpdir(), 'emb-frames-'));
const socketPath = socketPathFor(dataDir);
const serverPath = join(import.meta.dirname, '..', 'dist', 'server.js');

/** Sends one frame on a connection of its own, and waits until the engine or the sender closes it. */
const send = (frame: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(socketPath, () => socket.end(frame));
    socket.on('error', () => undefined).resume();
    socket.on('close', () => resolve());
  });

/** Megabytes of the engine's process, after it has answered somebody else. */
async function memory(): Promise<number> {
  await rawCommand(socketPath, { ping: 1, $db: 'admin' });
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'engine.lock'), 'utf8')) as { pid: number };
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1]) / 1024);
}

const engine = await ensureEmbedded({ dataDir, serverPath });
try {
  const random = randomOf(1_805);
  let sent = 0;
  const show = async (): Promise<void> =>
    void process.stdout.write(`${sent} frames: ${await memory()} MB\n`);
  await show();
  for (let part = 1; part <= SHOWN; part += 1) {
    const goal = Math.round((FRAMES * part) / SHOWN);
    const sender = async (): Promise<void> => {
      while (sent < goal) {
        sent += 1;
        await send(sent % 1_000 === 1 ? SECTION_OF_MINUS_ONE : mutatedFrame(random));
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, sender));
    await show();
  }
} finally {
  await engine.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
