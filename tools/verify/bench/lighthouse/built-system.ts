import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBareService } from '../../../develop/start/bare-service';
import { publishSite } from '../../../develop/start/web-root';
import { runTarget } from '../../../shared/run-target';

/** A running system and its address. */
export interface RunningSystem {
  readonly url: string;
  stop(): Promise<void>;
}

/** Builds this folder and starts it with an empty database, in a temporary folder. BUILD=0 does not build. */
export async function startBuiltSystem(say: (line: string) => void): Promise<RunningSystem> {
  if (process.env['BUILD'] !== '0') await runTarget('build', { onLine: say });
  const folder = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'));
  const webRoot = join(folder, 'www');
  await publishSite(webRoot, () => undefined);
  const { url, child } = await startBareService({
    env: { DATA_DIR: folder, WEB_ROOT: webRoot },
    onLine: say,
  });
  return {
    url,
    async stop() {
      await child.stop();
      await rm(folder, { recursive: true });
    },
  };
}
