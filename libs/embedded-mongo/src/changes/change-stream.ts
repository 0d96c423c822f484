import { calculateObjectSize } from 'bson';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Patience, Source } from '../commands/cursors';
import { fail } from '../errors';
import type { Doc } from '../values/types';
import type { StoredChange } from './change';
import { eventOf, headOf, invalidateOf, invalidates, isOf, type Scope } from './change-event';
import type { ChangeHistory } from './history';
import { PART, type Position, positionAt, tokenOf } from './resume-token';

const MAX_BATCH_BYTES = 12 * 1024 * 1024;
/** Changes to read before other commands get their turn. */
const MAX_READ = 1000;
/** The longest time of a timer, in milliseconds. */
const MAX_WAIT_MS = 0x7fffffff;

interface Request {
  readonly history: ChangeHistory;
  readonly scope: Scope;
  /** Adds to an event what is looked up. */
  readonly complete: (event: Doc) => Doc;
  /** False for a change whose event the pipeline drops, as its head says. */
  readonly concerns: (head: Doc) => boolean;
  /** The rest of the pipeline, for one event. */
  readonly select: (event: Doc) => readonly Doc[];
  readonly position: Position;
}

/** The cursor of a change stream: it reads the history, and waits at its end. */
export class ChangeStream implements Source {
  /** True when nothing can follow, after an `invalidate`. */
  hasEnded = false;
  isReading = false;
  private isClosed = false;
  private wake: () => void = () => undefined;
  private position: Position;

  constructor(private readonly request: Request) {
    this.position = request.position;
  }

  /** The token to resume after everything that was returned or passed over. */
  get resumeToken(): Doc {
    return tokenOf(this.request.history, this.position);
  }

  /**
   * The next events, as soon as there is one. None after `waitMs` without an event.
   * @throws MongoError 286 when the history of the stream is lost, 237 when it was closed.
   */
  async next(size: number, { waitMs, gone }: Patience): Promise<Doc[]> {
    if (this.isReading) fail('CursorInUse', 'the cursor is already in use');
    this.isReading = true;
    try {
      const deadline = performance.now() + waitMs;
      for (;;) {
        if (this.isClosed) fail('CursorKilled', 'the cursor was killed');
        if (gone?.aborted === true) fail('ClientDisconnect', 'the client is gone');
        const { found, isBehind } = this.read(size);
        const left = deadline - performance.now();
        if (found.length > 0 || this.hasEnded || left <= 0) return found;
        await (isBehind ? nextTurn() : this.wait(left, gone));
      }
    } finally {
      this.isReading = false;
    }
  }

  /** Ends the stream, and the wait of its client. */
  close(): void {
    this.isClosed = true;
    this.wake();
  }

  /** Until the next flush, the end of the time, or the end of the client or the stream. */
  private wait(ms: number, gone: AbortSignal | undefined): Promise<void> {
    const { flushes } = this.request.history;
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        flushes.off('flush', done);
        gone?.removeEventListener('abort', done);
        this.wake = () => undefined;
        resolve();
      };
      const timer = setTimeout(done, Math.min(ms, MAX_WAIT_MS)).unref();
      flushes.on('flush', done);
      gone?.addEventListener('abort', done);
      this.wake = done;
    });
  }

  /** The events after the position, and whether changes are left to read. */
  private read(size: number): { found: Doc[]; isBehind: boolean } {
    const { history, scope } = this.request;
    const found: Doc[] = [];
    let [bytes, passed] = [0, 0];
    const take = (position: Position, docs: readonly Doc[]): boolean => {
      const added = docs.reduce((sum, doc) => sum + calculateObjectSize(doc), 0);
      const isFull = found.length >= size || (found.length > 0 && bytes + added > MAX_BATCH_BYTES);
      if (isFull || passed >= MAX_READ) return false;
      [bytes, passed] = [bytes + added, passed + 1];
      this.position = position;
      found.push(...docs);
      return true;
    };
    for (const change of history.from(this.position.sequence)) {
      const isOurs = isOf(change, scope);
      if (change.sequence > this.position.sequence) {
        const position = positionAt(change, isOurs ? PART.event : PART.none);
        const isWanted = isOurs && this.request.concerns(headOf(change));
        if (!take(position, isWanted ? this.eventsOf(change, position, eventOf) : []))
          return { found, isBehind: true };
      }
      if (!isOurs || !invalidates(change, scope) || this.position.part !== PART.event) continue;
      const position = positionAt(change, PART.invalidate);
      if (!take(position, this.eventsOf(change, position, invalidateOf)))
        return { found, isBehind: true };
      this.hasEnded = true;
      break;
    }
    return { found, isBehind: false };
  }

  private eventsOf(
    change: StoredChange,
    position: Position,
    describe: (change: StoredChange, token: Doc) => Doc,
  ): readonly Doc[] {
    const { history, complete, select } = this.request;
    const token = tokenOf(history, position);
    const events = select(complete(describe(change, token)));
    if (events.some(({ _id }) => (_id as Doc | undefined)?.['_data'] !== token['_data']))
      fail('ChangeStreamFatalError', 'The pipeline changed the _id of an event, its resume token');
    return events;
  }
}
