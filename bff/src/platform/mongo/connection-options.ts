import type { ConnectOptions } from 'mongoose';

/** Purpose of the connection. */
export interface ConnectionUse {
  /** Indexes and migrations: a command may take long, because no caller waits for an answer. */
  readonly isWork?: boolean;
}

/**
 * The options of the connection to MongoDB (OPS-23, bff/README.md). Options in the URI have priority, so that
 * an operator can tune everything except bufferCommands, autoIndex and autoCreate.
 */
export function connectionOptions(
  uri: string,
  { isWork = false }: ConnectionUse = {},
): ConnectOptions {
  const options: ConnectOptions = {
    appName: 'portal-bff',
    // A confirmed write survives a change of the primary; a read never returns data that may be rolled back.
    w: 'majority',
    readConcernLevel: 'majority',
    retryWrites: true,
    retryReads: true,
    maxPoolSize: 100,
    // The maximum wait for a connection of the pool; then the caller is refused with "too much".
    waitQueueTimeoutMS: 2_500,
    maxIdleTimeMS: 60_000,
    ...(isOnThisMachine(uri) || isWork ? PATIENT : WATCHFUL),
  };
  const said = saidIn(uri);
  const unsaid = Object.entries(options).filter(([name]) => !said.has(name.toLowerCase()));
  return {
    ...Object.fromEntries(unsaid),
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
  };
}

/**
 * A server that is down or does not respond is detected within 0.5 + 1 s. Running commands are then aborted,
 * retried for 0.5 s, and answered as unavailable. This takes 2 s, so a busy machine still stays within 3 s.
 */
const WATCHFUL = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 1_000,
  serverSelectionTimeoutMS: 500,
  // Longer than the longest answer of a route (TakesLong).
  socketTimeoutMS: 130_000,
} as const;

/**
 * The embedded engine runs one command at a time, and building an index over millions of documents takes it
 * half a minute. A slow answer is therefore no reason to abort. An engine that has ended refuses at once.
 */
const PATIENT = { connectTimeoutMS: 60_000, serverSelectionTimeoutMS: 3_000 } as const;

/** Whether the URI is a Unix socket, on which no network can fail. */
const isOnThisMachine = (uri: string): boolean => /^mongodb:\/\/[^/?]*%2f/i.test(uri);

function saidIn(uri: string): Set<string> {
  const query = uri.split('?')[1] ?? '';
  return new Set([...new URLSearchParams(query).keys()].map((name) => name.toLowerCase()));
}
