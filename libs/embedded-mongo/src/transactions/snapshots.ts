import { Timestamp } from 'bson';
import { fail } from '../errors';
import type { Environment } from '../store/environment';
import type { View } from '../store/view';
import type { Doc } from '../values/types';
import type { TransactionManager } from './manager';

/**
 * MongoDB keeps five minutes of history; here a moment is kept until five minutes after its last use,
 * because a kept one costs no more than pages that are not used again.
 */
export const SNAPSHOT_IDLE_MS = 300_000;

interface Kept {
  readonly time: Timestamp;
  readonly since: number;
  readonly view: View;
  readonly release: () => void;
  timer: NodeJS.Timeout;
}

/** What one read of a snapshot session sees, and the time that names it. */
export interface SnapshotRead {
  readonly view: View;
  readonly atClusterTime: Timestamp;
  /** Where it stands in the locks' sequence. */
  readonly since: number;
}

/** The moments that sessions with `snapshot: true` read, at most one per session. */
export class SnapshotSessions {
  private readonly kept = new Map<string, Kept>();
  private count = 0;

  constructor(
    private readonly environment: Environment,
    private readonly transactions: TransactionManager,
    private readonly idle = SNAPSHOT_IDLE_MS,
  ) {}

  /** A session's moment: that of the time it names, else a new one, which is now. */
  read(session: string, namespace: string, { atClusterTime }: Doc): SnapshotRead {
    const kept = atClusterTime === undefined ? this.take(session) : this.at(session, atClusterTime);
    this.enter(namespace, kept.since);
    kept.timer.refresh();
    return { view: kept.view, atClusterTime: kept.time, since: kept.since };
  }

  /** Catalog and indexes are always the newest, so what was reshaped since cannot be served. */
  enter(namespace: string, since: number): void {
    if (this.transactions.reshapedAt(namespace) > since)
      fail('SnapshotUnavailable', `${namespace} was dropped or indexed after the snapshot`);
  }

  private at(session: string, time: unknown): Kept {
    if (!(time instanceof Timestamp))
      fail('TypeMismatch', "BSON field 'readConcern.atClusterTime' has to be a 'timestamp'");
    const kept = this.kept.get(session);
    if (kept?.time.equals(time) !== true)
      fail('SnapshotTooOld', 'Read timestamp is older than the oldest available timestamp.');
    return kept;
  }

  private take(session: string): Kept {
    this.close(session);
    const { view, release } = this.environment.snapshot();
    const seconds = Math.floor(Date.now() / 1000);
    const kept: Kept = {
      time: new Timestamp({ t: seconds, i: ++this.count }),
      since: this.transactions.locks.now,
      view,
      release,
      timer: setTimeout(() => this.close(session), this.idle).unref(),
    };
    this.kept.set(session, kept);
    return kept;
  }

  close(session: string): void {
    const kept = this.kept.get(session);
    if (kept === undefined) return;
    clearTimeout(kept.timer);
    this.kept.delete(session);
    kept.release();
  }

  closeAll(): void {
    for (const session of [...this.kept.keys()]) this.close(session);
  }
}
