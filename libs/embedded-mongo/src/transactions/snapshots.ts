import { Timestamp } from 'bson';
import { fail } from '../errors';
import type { Environment } from '../store/environment';
import type { View } from '../store/view';
import type { Doc } from '../values/types';
import type { TransactionManager } from './manager';

/**
 * MongoDB keeps five minutes of history. Here a snapshot stays open until five minutes after its last use,
 * because an open snapshot only prevents the reuse of some pages.
 */
const SNAPSHOT_IDLE_MS = 300_000;

interface Kept {
  readonly time: Timestamp;
  readonly since: number;
  readonly view: View;
  readonly release: () => void;
  timer: NodeJS.Timeout;
}

/** The snapshot of one read of a session, and its cluster time. */
interface SnapshotRead {
  readonly view: View;
  readonly atClusterTime: Timestamp;
  /** @throws MongoError for a namespace that was dropped or indexed after the snapshot. */
  readonly enter: (namespace: string) => void;
}

/** The snapshots of sessions with `snapshot: true`, at most one per session. */
export class SnapshotSessions {
  private readonly kept = new Map<string, Kept>();
  private count = 0;

  constructor(
    private readonly environment: Environment,
    private readonly transactions: TransactionManager,
    private readonly idle = SNAPSHOT_IDLE_MS,
  ) {}

  /** The snapshot of a session: the one of the given time, else a new one of now. */
  read(session: string, { atClusterTime }: Doc): SnapshotRead {
    const kept = atClusterTime === undefined ? this.take(session) : this.at(session, atClusterTime);
    kept.timer.refresh();
    const enter = (namespace: string): void => {
      // Catalog and indexes are always the newest.
      if (this.transactions.reshapedAt(namespace) > kept.since)
        fail('SnapshotUnavailable', `${namespace} was dropped or indexed after the snapshot`);
    };
    return { view: kept.view, atClusterTime: kept.time, enter };
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
