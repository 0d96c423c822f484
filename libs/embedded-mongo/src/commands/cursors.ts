import { Long } from 'bson';
import { fail } from '../errors';
import { EncodedDocs } from '../values/encoded-docs';
import type { Doc } from '../values/types';
import { Batch, type Patience, type Source } from './batch';
import type { Call, CommandDefinition } from './definition';

interface Cursor {
  readonly namespace: string;
  readonly source: Source;
  usedAt: number;
}

const IDLE_MS = 600_000;
const DEFAULT_FIRST_BATCH = 101;
/** As in MongoDB, for a change stream. */
const DEFAULT_WAIT_MS = 1_000;
/** The longest time of a timer, in milliseconds. */
const MAX_WAIT_MS = 0x7fffffff;

/** The whole result from one snapshot, so later writes do not change it. */
class Result implements Source {
  private at = 0;

  constructor(private readonly docs: readonly Uint8Array[]) {}

  get hasEnded(): boolean {
    return this.at >= this.docs.length;
  }

  next(size: number): EncodedDocs {
    const batch = new Batch<Uint8Array>(size, ({ length }) => length);
    while (!this.hasEnded && batch.add(this.docs.slice(this.at, this.at + 1))) this.at += 1;
    return new EncodedDocs(batch.docs);
  }
}

const idOf = (id: number): Long => Long.fromNumber(id);

/** The open cursors of all clients. */
export class Cursors {
  private readonly open = new Map<number, Cursor>();
  private lastId = Math.floor(Math.random() * 1e12);

  constructor(private readonly now: () => Date) {}

  get count(): number {
    return this.open.size;
  }

  private add(namespace: string, source: Source): number {
    const id = ++this.lastId;
    this.open.set(id, { namespace, source, usedAt: this.now().getTime() });
    return id;
  }

  /** The reply of find or aggregate: the first batch of encoded documents, and a cursor id when there is more. */
  first(namespace: string, docs: readonly Uint8Array[], batchSize: unknown, single = false): Doc {
    const result = new Result(docs);
    const firstBatch = result.next(typeof batchSize === 'number' ? batchSize : DEFAULT_FIRST_BATCH);
    const id = result.hasEnded || single ? 0 : this.add(namespace, result);
    return { cursor: { firstBatch, id: idOf(id), ns: namespace }, ok: 1 };
  }

  /** The reply of an aggregate that opens a change stream. Its events come with getMore. */
  follow(namespace: string, stream: Source): Doc {
    const { resumeToken: postBatchResumeToken } = stream;
    const id = idOf(this.add(namespace, stream));
    return { cursor: { firstBatch: [], postBatchResumeToken, id, ns: namespace }, ok: 1 };
  }

  /** The reply of getMore. A cursor that fails or ends is closed. */
  async next(id: number, namespace: string, batchSize: unknown, patience: Patience): Promise<Doc> {
    const cursor = this.open.get(id);
    if (cursor?.namespace !== namespace) fail('CursorNotFound', `cursor id ${id} not found`);
    const { source } = cursor;
    const size = typeof batchSize === 'number' && batchSize > 0 ? batchSize : Infinity;
    let isOver = true;
    try {
      // Nobody closes a cursor for idleness while it waits.
      cursor.usedAt = Infinity;
      const nextBatch = await source.next(size, patience);
      isOver = source.hasEnded;
      const { resumeToken } = source;
      const token = resumeToken && { postBatchResumeToken: resumeToken };
      return { cursor: { nextBatch, ...token, id: idOf(isOver ? 0 : id), ns: namespace }, ok: 1 };
    } finally {
      cursor.usedAt = this.now().getTime();
      if (isOver) this.kill(id);
    }
  }

  kill(id: number): boolean {
    this.open.get(id)?.source.close?.();
    return this.open.delete(id);
  }

  closeAll(): void {
    for (const id of [...this.open.keys()]) this.kill(id);
  }

  sweep(): void {
    const oldest = this.now().getTime() - IDLE_MS;
    for (const [id, { usedAt }] of this.open) if (usedAt < oldest) this.kill(id);
  }
}

/** How long a getMore may wait. */
const patienceOf = (call: Call): Patience => ({
  waitMs: Math.min(call.count('maxTimeMS') || DEFAULT_WAIT_MS, MAX_WAIT_MS),
  gone: call.gone,
});

export const getMore: CommandDefinition = {
  kind: 'plain',
  options: ['collection', 'batchSize'],
  inTransaction: true,
  run(call) {
    const { engine, db, command } = call;
    const { getMore: id, collection, batchSize } = command;
    if (typeof id !== 'number' || typeof collection !== 'string')
      fail('TypeMismatch', 'getMore takes the id of a cursor and the name of its collection');
    return engine.cursors.next(id, `${db}.${collection}`, batchSize, patienceOf(call));
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
