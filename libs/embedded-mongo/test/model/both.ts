import { EJSON } from 'bson';
import type { Collection, Document, IndexDescription } from 'mongodb';
import type { TestEngine } from '../engine';
import { ModelError, type Obj } from './values';

/** MODEL_RUNS=5000 for a long round, MODEL_SEED to repeat one. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 80);
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 0x7fffffff);
export const PARAMETERS = { numRuns: RUNS, seed: SEED };
export const TIMEOUT_MS = 3_600_000;

const INDEXES: IndexDescription[] = [
  { key: { a: 1, _id: 1 } },
  { key: { 'a.x': -1, _id: 1 } },
  { key: { n: 1, b: -1 } },
  { key: { n: -1, _id: -1 } },
  { key: { 'c.x': 1 } },
  { key: { b: 1 }, partialFilterExpression: { n: { $gt: 0 } }, name: 'partial' },
];

export type Stored = Collection<Obj>;
export type Check = (collection: Stored) => Promise<void>;

export const text = (docs: readonly Document[]): string[] =>
  docs.map((doc) => EJSON.stringify(doc, { relaxed: false }));

/** The answer, or the code of the failure. */
export async function answer<T>(run: () => T | Promise<T>): Promise<T | number> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ModelError || typeof (error as { code?: unknown }).code === 'number')
      return (error as { code: number }).code;
    throw error;
  }
}

/** Fills the same documents into two collections, without and with indexes, and checks both. */
export function onBoth(running: () => TestEngine): (docs: Obj[], check: Check) => Promise<void> {
  beforeAll(async () => {
    process.stdout.write(`MODEL_SEED=${SEED} MODEL_RUNS=${RUNS}\n`);
    await running().db.createCollection('plain');
    await running().db.collection('indexed').createIndexes(INDEXES);
  });
  return async (docs, check) => {
    for (const name of ['plain', 'indexed']) {
      const collection: Stored = running().db.collection(name);
      await collection.deleteMany({});
      await collection.insertMany(docs.map((doc) => ({ ...doc })));
      await check(collection);
    }
  };
}
