import { findAll } from '../query/find';
import type { Engine } from '../engine';
import type { IndexDefinition } from '../indexes/definition';
import type { Collection } from '../store/catalog';
import { HeldByTransaction } from '../transactions/locks';

const BATCH = 1000;

/** Deletes some of the documents that an index marks as expired. */
async function expire(
  engine: Engine,
  collection: Collection,
  { name, fields, expireAfterSeconds = Infinity }: IndexDefinition,
): Promise<number> {
  const before = new Date(engine.now().getTime() - expireAfterSeconds * 1000);
  const filter = { [fields[0]?.path ?? '']: { $lte: before } };
  try {
    return await engine.write((view) => {
      const now = engine.catalog.find(collection.namespace);
      if (now?.indexes.some((index) => index.name === name) !== true) return 0;
      const found = findAll(view, now, { filter, limit: BATCH });
      for (const one of found) engine.records.remove(view, now, one);
      return found.length;
    });
  } catch (error) {
    // A transaction holds one of the documents. The next sweep deletes it.
    if (error instanceof HeldByTransaction) return 0;
    throw error;
  }
}

/** Deletes documents that a TTL index marks as expired, by the engine's clock. Returns their number. */
export async function sweepExpired(engine: Engine): Promise<number> {
  let removed = 0;
  for (const collection of engine.catalog.all())
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined) continue;
      for (let batch = BATCH; batch === BATCH; removed += batch)
        batch = await expire(engine, collection, index);
    }
  return removed;
}

/** Sweeps at an interval. The timer does not keep the process alive. */
export function startSweeper(
  engine: Engine,
  everyMs: number,
  log: (line: string) => void,
): () => void {
  const sweep = async (): Promise<void> => {
    try {
      await sweepExpired(engine);
      engine.cursors.sweep();
      await engine.write((view) => engine.sessions.sweep(view, engine.now()));
    } catch (error) {
      log(`embedded-mongo: sweep failed: ${String(error)}`);
    }
  };
  const timer = setInterval(() => void sweep(), everyMs).unref();
  return () => clearInterval(timer);
}
