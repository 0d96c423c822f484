import { setImmediate as nextTurn } from 'node:timers/promises';
import { calculateObjectSize } from 'bson';
import { Batch, type Patience, type Source } from '../commands/batch';
import { fail } from '../errors';
import type { Doc } from '../values/types';
import type { StoredChange } from './change';
import { eventOf, headOf, isOf, type Scope } from './change-event';
import { type ChangeHistory, type Position, positionAt } from './history';
import { tokenOf } from './resume-token';

/** Changes to read before other commands get their turn. */
const MAX_READ = 1000;

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
  /** True when nothing can follow: its collection was dropped. */
  hasEnded = false;
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
  async next(size: number, { waitMs, gone }: Patience): Promise<readonly Doc[]> {
    const deadline = performance.now() + waitMs;
    for (;;) {
      if (this.isClosed) fail('CursorKilled', 'the cursor was killed');
      if (gone?.aborted === true) fail('ClientDisconnect', 'the client is gone');
      const { found, isBehind } = this.read(size);
      const left = deadline - performance.now();
      if (found.length > 0 || this.hasEnded || left <= 0) return found;
      await (isBehind ? nextTurn() : this.wait(left, gone));
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
        resolve();
      };
      const timer = setTimeout(done, ms).unref();
      flushes.on('flush', done);
      gone?.addEventListener('abort', done);
      this.wake = done;
    });
  }

  /** The events after the position, and whether changes are left to read. */
  private read(size: number): { found: readonly Doc[]; isBehind: boolean } {
    const { history, scope } = this.request;
    const batch = new Batch<Doc>(size, calculateObjectSize);
    let passed = 0;
    for (const change of history.after(this.position)) {
      const position = positionAt(change);
      const isOurs = isOf(change, scope);
      const events = isOurs ? this.eventsOf(change, tokenOf(history, position)) : [];
      passed += 1;
      if (passed > MAX_READ || !batch.add(events)) return { found: batch.docs, isBehind: true };
      this.position = position;
      this.hasEnded = isOurs && change.operation === 'drop' && scope.collection !== undefined;
      if (this.hasEnded) break;
    }
    return { found: batch.docs, isBehind: false };
  }

  private eventsOf(change: StoredChange, token: Doc): readonly Doc[] {
    const { concerns, complete, select } = this.request;
    if (!concerns(headOf(change))) return [];
    const events = select(complete(eventOf(change, token)));
    if (events.some(({ _id }) => (_id as Doc | undefined)?.['_data'] !== token['_data']))
      fail('ChangeStreamFatalError', 'The pipeline changed the _id of an event, its resume token');
    return events;
  }
}
