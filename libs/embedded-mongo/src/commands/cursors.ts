import { calculateObjectSize, Long } from 'bson';
import { fail } from '../errors';
import type { Doc } from '../values/types';
import type { CommandDefinition } from './definition';

interface Cursor {
  readonly namespace: string;
  readonly docs: readonly Doc[];
  next: number;
  usedAt: number;
}

const MAX_BATCH_BYTES = 12 * 1024 * 1024;
const IDLE_MS = 600_000;
const DEFAULT_FIRST_BATCH = 101;

/** Open cursors. Each holds its whole result from one snapshot, so later writes do not change it. */
export class Cursors {
  private readonly open = new Map<number, Cursor>();
  private lastId = Math.floor(Math.random() * 1e12);

  constructor(private readonly now: () => Date) {}

  private takeBatch(cursor: Cursor, size: number): Doc[] {
    const batch: Doc[] = [];
    let bytes = 0;
    while (cursor.next < cursor.docs.length && batch.length < size) {
      const doc = cursor.docs[cursor.next] ?? {};
      bytes += calculateObjectSize(doc);
      if (batch.length > 0 && bytes > MAX_BATCH_BYTES) break;
      batch.push(doc);
      cursor.next += 1;
    }
    cursor.usedAt = this.now().getTime();
    return batch;
  }

  /** The reply of find or aggregate: the first batch, and a cursor id when there is more. */
  first(namespace: string, docs: readonly Doc[], batchSize: unknown, single = false): Doc {
    const cursor: Cursor = { namespace, docs, next: 0, usedAt: 0 };
    const size = typeof batchSize === 'number' ? batchSize : DEFAULT_FIRST_BATCH;
    const firstBatch = this.takeBatch(cursor, size);
    const id = cursor.next < docs.length && !single ? ++this.lastId : 0;
    if (id !== 0) this.open.set(id, cursor);
    return { cursor: { firstBatch, id: Long.fromNumber(id), ns: namespace }, ok: 1 };
  }

  next(id: number, namespace: string, batchSize: unknown): Doc {
    const cursor = this.open.get(id);
    if (cursor?.namespace !== namespace) fail('CursorNotFound', `cursor id ${id} not found`);
    const size = typeof batchSize === 'number' && batchSize > 0 ? batchSize : Infinity;
    const nextBatch = this.takeBatch(cursor, size);
    const done = cursor.next >= cursor.docs.length;
    if (done) this.open.delete(id);
    return { cursor: { nextBatch, id: Long.fromNumber(done ? 0 : id), ns: namespace }, ok: 1 };
  }

  kill(id: number): boolean {
    return this.open.delete(id);
  }

  sweep(): void {
    const oldest = this.now().getTime() - IDLE_MS;
    for (const [id, { usedAt }] of this.open) if (usedAt < oldest) this.open.delete(id);
  }
}

export const getMore: CommandDefinition = {
  kind: 'plain',
  options: ['collection', 'batchSize'],
  inTransaction: true,
  run({ engine, db, command }) {
    const { getMore: id, collection, batchSize } = command;
    if (typeof id !== 'number') fail('TypeMismatch', "BSON field 'getMore' has to be a 'long'");
    if (typeof collection !== 'string')
      fail('TypeMismatch', "BSON field 'getMore.collection' has to be a 'string'");
    return engine.cursors.next(id, `${db}.${collection}`, batchSize);
  },
};

export const killCursors: CommandDefinition = {
  kind: 'plain',
  options: ['cursors'],
  inTransaction: true,
  run({ engine, command }) {
    const ids = Array.isArray(command['cursors']) ? (command['cursors'] as unknown[]) : [];
    if (!ids.every((id) => Long.isLong(id) || typeof id === 'number'))
      fail('TypeMismatch', "BSON field 'killCursors.cursors' has to be an array of 'long'");
    const cursorsKilled = ids.filter((id) => engine.cursors.kill(Number(id)));
    const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};
