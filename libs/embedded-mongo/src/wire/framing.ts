import { HEADER_BYTES } from './message';

/** A little above the announced maxMessageSizeBytes. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

/** Splits a byte stream into messages. */
export class Framing {
  private chunks: Buffer[] = [];
  private size = 0;

  /** The messages that this chunk completes. Throws when a length is not valid. */
  add(chunk: Buffer): Buffer[] {
    this.chunks.push(chunk);
    this.size += chunk.length;
    const messages: Buffer[] = [];
    for (;;) {
      const length = this.nextLength();
      if (length === undefined || this.size < length) return messages;
      const all = this.joined();
      // A copy, because bson must not keep references to the stream's buffer.
      messages.push(Buffer.from(all.subarray(0, length)));
      this.chunks = [all.subarray(length)];
      this.size -= length;
    }
  }

  private joined(): Buffer {
    if (this.chunks.length !== 1) this.chunks = [Buffer.concat(this.chunks)];
    return this.chunks[0] ?? Buffer.alloc(0);
  }

  private nextLength(): number | undefined {
    if (this.size < 4) return undefined;
    const first = this.chunks[0];
    const length = (first !== undefined && first.length >= 4 ? first : this.joined()).readInt32LE(
      0,
    );
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
      throw new Error(`message length ${length} is out of bounds`);
    return length;
  }
}
