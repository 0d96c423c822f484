import { LONGEST_START_MS } from '@portal/child-process';
import { inWorkspace } from '../../../shared/workspace';
import { startChild } from '../../../develop/start/child';
import { freePort } from '../../../shared/port';
import { waitUntilReady } from '../../../develop/start/ready';
import type { BareService } from '../../../develop/start/bare-service';

/** Starts bare-server.ts in a separate process. @throws Problem when it does not start. */
export async function startBareServer(
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
): Promise<BareService> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startChild({
    name: 'bare server',
    args: ['--import', 'tsx', inWorkspace('tools/verify/bench/api/bare-server.ts')],
    env: { ...process.env, ...env, PORT: String(port) },
    onLine,
  });
  // It says nothing.
  await waitUntilReady(url, child, { silentMs: LONGEST_START_MS });
  return { url, child };
}
