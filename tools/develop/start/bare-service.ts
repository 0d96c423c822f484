import { LONGEST_START_MS } from '@portal/child-process';
import { inWorkspace } from '../../shared/workspace';
import { type Child, startChild } from './child';
import { freePort } from '../../shared/port';
import { waitUntilReady } from './ready';

/** A running service and its address. */
export interface BareService {
  readonly url: string;
  readonly child: Child;
}

/** Options of a tool for its service. The tool sets the other environment variables itself. */
export interface BareServiceOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Called with each warning. */
  readonly onLine: (line: string) => void;
  /** How long the start may take. Default: as for `npm start`. */
  readonly longestMs?: number;
}

/**
 * Starts the built service for a tool, without trial data and mocks, on its own port of this machine.
 * @throws Problem when it does not start; it is then stopped.
 */
export async function startBareService(options: BareServiceOptions): Promise<BareService> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startChild({
    name: 'bff',
    args: ['--enable-source-maps', inWorkspace('bff/dist/main.js')],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
      ...options.env,
    },
    onLine: options.onLine,
  });
  try {
    const { longestMs = LONGEST_START_MS } = options;
    // At this log level it says nothing while all goes well.
    await waitUntilReady(url, child, { longestMs, silentMs: longestMs });
  } catch (failure) {
    await child.stop();
    throw failure;
  }
  return { url, child };
}
