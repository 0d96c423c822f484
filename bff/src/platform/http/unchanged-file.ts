import { stat } from 'node:fs/promises';

interface Reading<Value> {
  /** Which file it was, its size, and when it was written. */
  readonly state: string;
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
    const { ino, size, mtimeMs } = await stat(this.path);
    const state = [ino, size, mtimeMs].join();
    if (this.last?.state === state) return this.last.value;
    const reading = { state, value: this.readIt(this.path) };
    this.last = reading;
    reading.value.catch(() => {
      if (this.last === reading) this.last = null;
    });
    return reading.value;
  }
}
