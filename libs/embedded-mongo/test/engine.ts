import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { startEmbedded, type RunningEngine, type StartOptions } from '../src';

export interface TestEngine {
  readonly uri: string;
  readonly client: MongoClient;
  readonly db: Db;
  readonly engine: RunningEngine;
}

/** One engine and one driver client for a test file. */
export function testEngine(options: Partial<StartOptions> = {}): () => TestEngine {
  let current: TestEngine | undefined;
  let dataDir = '';
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'emb-'));
    const engine = await startEmbedded({ dataDir, noSync: true, ...options });
    const client = await MongoClient.connect(engine.uri);
    current = { uri: engine.uri, client, db: client.db('test'), engine };
  });
  afterAll(async () => {
    await current?.client.close();
    await current?.engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return () => {
    if (current === undefined) throw new Error('the engine has not started');
    return current;
  };
}

/**
 * Stops timeouts, so that a test lets their time pass with `jest.advanceTimersByTime`; the rest goes on. Needs
 * `@jest-environment node`.
 */
export function stopTimeouts(): void {
  const goesOn = ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] as const;
  jest.useFakeTimers({ doNotFake: [...goesOn] });
}

/** Drops every collection of a database. */
export async function dropAll(db: Db): Promise<void> {
  for (const { collectionName } of await db.collections())
    await db.collection(collectionName).drop();
}

/** The error a promise fails with. */
export async function failure(promise: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await promise;
  } catch (error) {
    return error as Record<string, unknown>;
  }
  throw new Error('expected a failure');
}
