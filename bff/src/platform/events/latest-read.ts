import { inBackground } from '../mongo/running-transaction';
import { LiveState } from './live-state';

/** A state in memory: read when it is first asked for, and again after each refresh. */
export class LatestRead<State> {
  private latest: State | null = null;
  private starting: Promise<void> | null = null;
  private readonly live: LiveState<State>;

  constructor(read: () => Promise<State>) {
    // The state is everybody's, so it never comes from the snapshot of one caller's transaction.
    this.live = new LiveState({
      read: () => inBackground(read),
      textOf: JSON.stringify,
      endOf: () => Infinity,
    });
  }

  /** The state as last read, also while its source is away; null when it could never be read. */
  async get(): Promise<State | null> {
    if (this.latest === null) await (this.starting ??= this.start());
    return this.latest;
  }

  /** Reads again, once somebody has asked. Never rejects. */
  refresh(): Promise<void> {
    return this.live.refresh();
  }

  /** The first read, shared by all who wait for it; after a failure the next caller tries again. */
  private async start(): Promise<void> {
    if (this.live.size === 0) {
      this.live.add((state) => (this.latest = state));
      await this.live.settled();
    } else await this.live.refresh();
    this.starting = null;
  }
}
