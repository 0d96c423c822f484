import { LOCKED_EXIT } from './ensure-embedded';
import { FolderTakenError } from './lock-file';
import { startEmbedded } from './start-embedded';

/** Longer than any request of the service. A killed client must not block others for a minute. */
const LIFETIME_MS = 15_000;

/** The child process of ensureEmbedded. Serves the folder in argv until SIGTERM or the end of stdin. */
async function main(): Promise<void> {
  const dataDir = process.argv[2];
  if (dataDir === undefined) throw new Error('usage: server.js <data folder>');
  const engine = await startEmbedded({
    dataDir,
    transactionLifetimeMs: LIFETIME_MS,
    log: (line) => void process.stdout.write(`${line}\n`),
  });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void engine.stop().finally(() => process.exit(0));
  };
  // A closed stdout must not end the engine before its stdin does.
  process.stdout.on('error', () => undefined);
  process.on('SIGTERM', stop);
  // Ctrl-C reaches the whole process group. The parent decides, and closes our stdin when it ends.
  process.on('SIGINT', () => undefined);
  process.stdin.on('end', stop).on('close', stop).resume();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  // The exit code must not depend on the current owner of the folder: it may have ended in between.
  process.exit(error instanceof FolderTakenError ? LOCKED_EXIT : 1);
});
