import { Logger } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';

/** Where a live state comes from. */
export interface LiveSource<State> {
  read(): Promise<State>;
  /** Equal texts mean equal states. */
  textOf(state: State): string;
  /** When the state changes without a write, in epoch ms; Infinity: never. */
  endOf(state: State): number;
}

type Listener<State> = (state: State) => void;

/**
 * A state that listeners get at once and after each change. All of them share one read at a time, so an older
 * state never follows a newer one. Changes during a read cause one more.
 */
export class LiveState<State> {
  private readonly log = new Logger('LiveState');
  /** The text of the last state sent to each listener. */
  private readonly listeners = new Map<Listener<State>, string | null>();
  private latest: { readonly state: State; readonly text: string } | null = null;
  private reading: Promise<void> | null = null;
  private isStale = false;
  private dueAt = Infinity;

  /** `pauseMs`: shortest pause between two reads. */
  constructor(
    private readonly source: LiveSource<State>,
    private readonly pauseMs = 0,
  ) {}

  /** Number of listeners. */
  get size(): number {
    return this.listeners.size;
  }

  /** Sends the state to the listener now and after each change, until the returned function is called. */
  add(listener: Listener<State>): () => void {
    this.listeners.set(listener, null);
    if (this.latest) this.tell(this.latest);
    void this.refresh();
    return () => void this.listeners.delete(listener);
  }

  /** Resolves when the read that is under way has ended. Never rejects. */
  async settled(): Promise<void> {
    await this.reading;
  }

  /** Reads after a change; resolves when listeners know of it. Never rejects. */
  refresh(): Promise<void> {
    this.isStale = true;
    this.reading ??= this.read().finally(() => (this.reading = null));
    return this.reading;
  }

  /** Reads again when the last state has ended or could not be read. */
  async refreshIfDue(now: Date): Promise<void> {
    if (this.dueAt <= now.getTime()) await this.refresh();
  }

  private async read(): Promise<void> {
    while (this.isStale && this.listeners.size > 0) {
      this.isStale = false;
      try {
        const state = await this.source.read();
        this.dueAt = this.source.endOf(state);
        this.latest = { state, text: this.source.textOf(state) };
        this.tell(this.latest);
      } catch (error) {
        this.dueAt = 0;
        this.log.warn(
          `A state could not be read: ${error instanceof Error ? error.name : 'error'}`,
        );
      }
      if (this.pauseMs > 0) await wait(this.pauseMs, null, { ref: false });
    }
  }

  private tell({ state, text }: { readonly state: State; readonly text: string }): void {
    for (const [listener, known] of this.listeners) {
      if (known === text) continue;
      this.listeners.set(listener, text);
      listener(state);
    }
  }
}
