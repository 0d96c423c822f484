import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isThroughEdge, prepareEdge } from './support/edge';
import { ROOT } from './support/system';
import { TURNS_FOLDER } from './support/take-turns';

/** Builds the system once for all workers. Each worker starts its own system (support/test.ts). */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await promisify(execFile)(process.execPath, ['tools/verify/test.mjs', 'build'], {
    cwd: ROOT,
  }).catch((error: Error & { stdout?: string }) => {
    throw new Error(`The build failed:\n${error.stdout ?? ''}\n${error.message}`);
  });
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-turns-'));
  process.env[TURNS_FOLDER] = folder;
  if (isThroughEdge) await prepareEdge(join(folder, 'tls'));
  return () => rm(folder, { recursive: true, force: true });
}
