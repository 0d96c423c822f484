import { statSync } from 'node:fs';

/** A file system may give two writes in a row the same time. In ms. */
const CLOCK_TICK_MS = 50;

interface Reading<Value> {
  /** Which file it was, its size, and when it was written. */
  readonly state: string;
  /** Whether any later write has another time. */
  readonly isSettled: boolean;
  readonly value: Promise<Value>;
}

/** What a small file says. It is read again only after it was written or replaced. */
export class UnchangedFile<Value> {
  private last: Reading<Value> | null = null;

  constructor(
    private readonly path: string,
    private readonly readIt: (path: string) => Promise<Value>,
  ) {}

  /** @throws Error when the file cannot be read. */
  async read(): Promise<Value> {
    // Another thread would take fifteen times as long (decision 0161).
    const { ino, size, mtimeMs } = statSync(this.path);
    const state = [ino, size, mtimeMs].join();
    if (this.last?.isSettled && this.last.state === state) return this.last.value;
    const isSettled = Math.abs(Date.now() - mtimeMs) > CLOCK_TICK_MS;
    const reading = { state, isSettled, value: this.readIt(this.path) };
    this.last = reading;
    reading.value.catch(() => {
      if (this.last === reading) this.last = null;
    });
    return reading.value;
  }
}
