import { inWorkspace } from '../../shared/workspace';
import { type Child, startChild } from './child';
import { freePort } from '../../shared/port';
import { waitUntilReady } from './ready';

/** A service that answers at an address. */
export interface BareService {
  readonly url: string;
  readonly child: Child;
}

/** What a tool says of the service it starts; the rest of the environment is its own. */
export interface BareServiceOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Hears its warnings. */
  readonly onLine: (line: string) => void;
  /** How long the start may take, in ms; else as long as `npm start` waits. */
  readonly patienceMs?: number;
}

/**
 * Starts the built service for a tool, without trial and stand-ins, on a port of its own of this machine.
 * @throws Problem when it does not come up; it is stopped then.
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
    await waitUntilReady(url, child, options.patienceMs);
  } catch (failure) {
    await child.stop();
    throw failure;
  }
  return { url, child };
}
