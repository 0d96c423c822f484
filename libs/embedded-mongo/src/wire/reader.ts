import { decode } from '../values/codec';
import type { Doc } from '../values/types';

/** The length of an empty document: its own length and the final zero. */
const EMPTY_DOCUMENT_BYTES = 5;

/**
 * Reads a message from its start to its end. Every length is checked here, so that a reader only moves
 * forwards and never behind its end. Each method throws when the next field does not fit.
 */
export class Reader {
  constructor(
    private readonly bytes: Buffer,
    private at: number,
    private readonly end: number,
  ) {
    if (at > end || end > bytes.length) throw new Error('a section ends outside its message');
  }

  get hasMore(): boolean {
    return this.at < this.end;
  }

  private take(size: number): number {
    const start = this.at;
    if (size < 0 || start + size > this.end) throw new Error('a field ends outside its section');
    this.at += size;
    return start;
  }

  byte(): number {
    return this.bytes.readUInt8(this.take(1));
  }

  int32(): number {
    return this.bytes.readInt32LE(this.take(4));
  }

  skip(size: number): void {
    this.take(size);
  }

  /** A text that ends with a zero byte. */
  text(): string {
    const start = this.at;
    const zero = this.bytes.indexOf(0, start);
    if (zero === -1) throw new Error('a text has no end');
    this.take(zero + 1 - start);
    return this.bytes.toString('utf8', start, zero);
  }

  document(): Doc {
    const start = this.at;
    const size = this.int32();
    if (size < EMPTY_DOCUMENT_BYTES) throw new Error(`document length ${size} is out of bounds`);
    this.take(size - 4);
    return decode(this.bytes.subarray(start, this.at));
  }

  /** A reader for the next section, whose length includes its own four bytes. */
  section(): Reader {
    const start = this.at;
    const size = this.int32();
    this.take(size - 4);
    return new Reader(this.bytes, start + 4, this.at);
  }
}
