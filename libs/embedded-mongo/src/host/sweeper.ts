import { findAll } from '../query/find';
import type { Engine } from '../engine';
import { ERROR_CODES, MongoError } from '../errors';
import type { IndexDefinition } from '../indexes/definition';
import type { Collection } from '../store/catalog';
import { HeldByTransaction } from '../transactions/locks';

const BATCH = 1000;

function expire(
  engine: Engine,
  collection: Collection,
  index: IndexDefinition,
  before: Date,
): Promise<number> {
  const path = index.fields[0]?.path ?? '';
  return engine.write((view) => {
    if (engine.catalog.find(collection.db, collection.name)?.indexes.includes(index) !== true)
      return 0;
    const found = findAll(view, collection, { filter: { [path]: { $lte: before } }, limit: BATCH });
    for (const { record, doc } of found) engine.records.remove(view, collection, record, doc);
    return found.length;
  });
}

/** Deletes documents that a TTL index marks as expired, by the engine's clock. Returns their number. */
export async function sweepExpired(engine: Engine): Promise<number> {
  let removed = 0;
  for (const collection of engine.catalog.all()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined) continue;
      const before = new Date(engine.now().getTime() - index.expireAfterSeconds * 1000);
      try {
        let batch = BATCH;
        while (batch === BATCH) {
          batch = await expire(engine, collection, index, before);
          removed += batch;
        }
      } catch (error) {
        const isConflict = error instanceof MongoError && error.code === ERROR_CODES.WriteConflict;
        // A transaction holds one of the documents. The next sweep deletes it.
        if (!(error instanceof HeldByTransaction) && !isConflict) throw error;
      }
    }
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
