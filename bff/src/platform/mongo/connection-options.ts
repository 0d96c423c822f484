import type { ConnectOptions } from 'mongoose';

/** What the connection is for. */
export interface ConnectionUse {
  /** Indexes and migrations: steps may take long, and nobody waits for an answer. */
  readonly isWork?: boolean;
}

/**
 * How we speak to MongoDB (OPS-23, bff/README.md). What the address itself says counts more, so that
 * an operator can tune everything but bufferCommands, autoIndex and autoCreate.
 */
export function connectionOptions(
  uri: string,
  { isWork = false }: ConnectionUse = {},
): ConnectOptions {
  const options: ConnectOptions = {
    appName: 'portal-bff',
    // What was answered as done outlives a change of the primary; a read never shows what may be undone.
    w: 'majority',
    readConcernLevel: 'majority',
    retryWrites: true,
    retryReads: true,
    maxPoolSize: 100,
    // A caller waits at most this long for a connection, then is refused with "too much".
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
 * A server that is gone, or silent behind an open line, is noticed within 0.5 + 1 s; what was under way
 * is broken off then, tried again for 0.5 s, and answered as unavailable: after 2 s, so that a busy
 * machine still keeps to 3 s.
 */
const WATCHFUL = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 1_000,
  serverSelectionTimeoutMS: 500,
  // No query of an answer takes longer than the longest answer (TakesLong).
  socketTimeoutMS: 130_000,
} as const;

/**
 * The embedded engine does one thing at a time, and making an index of millions takes it half a minute:
 * silence is no reason to break others off. One that ended refuses at once.
 */
const PATIENT = { connectTimeoutMS: 60_000, serverSelectionTimeoutMS: 3_000 } as const;

/** A Unix socket: there is no network that could fall silent. */
const isOnThisMachine = (uri: string): boolean => /^mongodb:\/\/[^/?]*%2f/i.test(uri);

function saidIn(uri: string): Set<string> {
  const query = uri.split('?')[1] ?? '';
  return new Set([...new URLSearchParams(query).keys()].map((name) => name.toLowerCase()));
}
