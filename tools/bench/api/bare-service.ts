import { inWorkspace } from '../../shared/workspace';
import { startChild } from '../../start/child';
import { freePort } from '../../start/port';
import { waitUntilReady } from '../../start/ready';
import type { BareService } from '../../start/bare-service';

/** Starts bare-server.ts in a process of its own. @throws Problem when it does not come up. */
export async function startBareServer(
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
): Promise<BareService> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startChild({
    name: 'bare server',
    args: ['--import', 'tsx', inWorkspace('tools/bench/api/bare-server.ts')],
    env: { ...process.env, ...env, PORT: String(port) },
    onLine,
  });
  await waitUntilReady(url, child);
  return { url, child };
}
