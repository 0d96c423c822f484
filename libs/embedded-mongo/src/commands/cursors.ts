import { calculateObjectSize, Long } from 'bson';
import { ERROR_CODES, fail, MongoError } from '../errors';
import type { Doc } from '../values/types';
import type { Call, CommandDefinition } from './definition';

/** How long a getMore may wait for documents. */
export interface Patience {
  readonly waitMs: number;
  readonly gone: AbortSignal | undefined;
}

/** What a cursor reads. */
export interface Source {
  /** True when no documents can follow. */
  readonly hasEnded: boolean;
  /** Only of a change stream: where a client continues after the last batch. */
  readonly resumeToken?: Doc;
  readonly isReading?: boolean;
  next(size: number, patience: Patience): Doc[] | Promise<Doc[]>;
  close?(): void;
}

interface Cursor {
  readonly namespace: string;
  readonly source: Source;
  usedAt: number;
}

const MAX_BATCH_BYTES = 12 * 1024 * 1024;
const IDLE_MS = 600_000;
const DEFAULT_FIRST_BATCH = 101;
/** As in MongoDB, for a change stream. */
const DEFAULT_WAIT_MS = 1_000;

/** The whole result from one snapshot, so later writes do not change it. */
class Result implements Source {
  private at = 0;

  constructor(private readonly docs: readonly Doc[]) {}

  get hasEnded(): boolean {
    return this.at >= this.docs.length;
  }

  next(size: number): Doc[] {
    const batch: Doc[] = [];
    let bytes = 0;
    while (!this.hasEnded && batch.length < size) {
      const doc = this.docs[this.at] ?? {};
      bytes += calculateObjectSize(doc);
      if (batch.length > 0 && bytes > MAX_BATCH_BYTES) break;
      batch.push(doc);
      this.at += 1;
    }
    return batch;
  }
}

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

  /** The reply of find or aggregate: the first batch, and a cursor id when there is more. */
  first(namespace: string, docs: readonly Doc[], batchSize: unknown, single = false): Doc {
    const result = new Result(docs);
    const firstBatch = result.next(typeof batchSize === 'number' ? batchSize : DEFAULT_FIRST_BATCH);
    const id = result.hasEnded || single ? 0 : this.add(namespace, result);
    return { cursor: { firstBatch, id: Long.fromNumber(id), ns: namespace }, ok: 1 };
  }

  /** The reply of an aggregate that opens a change stream. Its events come with getMore. */
  follow(namespace: string, stream: Source): Doc {
    const { resumeToken: postBatchResumeToken } = stream;
    const id = Long.fromNumber(this.add(namespace, stream));
    return { cursor: { firstBatch: [], postBatchResumeToken, id, ns: namespace }, ok: 1 };
  }

  async next(id: number, namespace: string, batchSize: unknown, patience: Patience): Promise<Doc> {
    const cursor = this.open.get(id);
    if (cursor?.namespace !== namespace) fail('CursorNotFound', `cursor id ${id} not found`);
    const { source } = cursor;
    const size = typeof batchSize === 'number' && batchSize > 0 ? batchSize : Infinity;
    const nextBatch = await this.batchOf(id, source, size, patience);
    cursor.usedAt = this.now().getTime();
    if (source.hasEnded) this.kill(id);
    const { resumeToken: postBatchResumeToken } = source;
    return {
      cursor: {
        nextBatch,
        ...(postBatchResumeToken && { postBatchResumeToken }),
        id: Long.fromNumber(source.hasEnded ? 0 : id),
        ns: namespace,
      },
      ok: 1,
    };
  }

  /** A cursor that fails is closed, unless it only serves another client at the moment. */
  private async batchOf(
    id: number,
    source: Source,
    size: number,
    patience: Patience,
  ): Promise<Doc[]> {
    try {
      return await source.next(size, patience);
    } catch (error) {
      if (!(error instanceof MongoError) || error.code !== ERROR_CODES.CursorInUse) this.kill(id);
      throw error;
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
    for (const [id, { usedAt, source }] of this.open)
      if (usedAt < oldest && source.isReading !== true) this.kill(id);
  }
}

/** How long a getMore may wait. */
const patienceOf = ({ command, gone }: Call): Patience => {
  const { maxTimeMS } = command;
  const isGiven = typeof maxTimeMS === 'number' && maxTimeMS > 0;
  return { waitMs: isGiven ? maxTimeMS : DEFAULT_WAIT_MS, gone };
};

export const getMore: CommandDefinition = {
  kind: 'plain',
  options: ['collection', 'batchSize'],
  inTransaction: true,
  run(call) {
    const { engine, db, command } = call;
    const { getMore: id, collection, batchSize } = command;
    if (typeof id !== 'number') fail('TypeMismatch', "BSON field 'getMore' has to be a 'long'");
    if (typeof collection !== 'string')
      fail('TypeMismatch', "BSON field 'getMore.collection' has to be a 'string'");
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
