import { Timestamp } from 'bson';
import { fail } from '../errors';
import type { Environment } from '../store/environment';
import type { View } from '../store/view';
import type { Doc } from '../values/types';
import type { Locks } from './locks';

/**
 * MongoDB keeps five minutes of history. Here a snapshot stays open until five minutes after its last use,
 * because an open snapshot only prevents the reuse of some pages.
 */
const SNAPSHOT_IDLE_MS = 300_000;

/** The snapshot of a session. */
interface Kept {
  /** Its cluster time, by which the client asks for it again. */
  readonly time: Timestamp;
  /** Its position in the sequence of the locks. */
  readonly since: number;
  readonly view: View;
  readonly release: () => void;
  readonly timer: NodeJS.Timeout;
}

/** The snapshots of sessions with `snapshot: true`, at most one per session. */
export class SnapshotSessions {
  private readonly kept = new Map<string, Kept>();
  private count = 0;

  constructor(
    private readonly environment: Environment,
    private readonly locks: Locks,
  ) {}

  /** The snapshot of a session: the one of the given time, else a new one of now. */
  read(session: string, { atClusterTime }: Doc): Kept {
    const kept = atClusterTime === undefined ? this.take(session) : this.kept.get(session);
    if (kept === undefined || String(atClusterTime ?? kept.time) !== String(kept.time))
      fail('SnapshotTooOld', 'Read timestamp is older than the oldest available timestamp.');
    kept.timer.refresh();
    return kept;
  }

  private take(session: string): Kept {
    this.close(session);
    const kept: Kept = {
      ...this.environment.snapshot(),
      time: new Timestamp({ t: Math.floor(Date.now() / 1000), i: ++this.count }),
      since: this.locks.now,
      timer: setTimeout(() => this.close(session), SNAPSHOT_IDLE_MS).unref(),
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
