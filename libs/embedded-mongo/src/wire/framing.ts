import { HEADER_BYTES } from './message';

/** A little above the announced maxMessageSizeBytes. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
const LENGTH_BYTES = 4;

/** The length of the message that begins here; as long as it is unknown, that of its own field. */
function lengthOf(bytes: Buffer): number {
  if (bytes.length < LENGTH_BYTES) return LENGTH_BYTES;
  const length = bytes.readInt32LE(0);
  if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
    throw new Error(`message length ${length} is out of bounds`);
  return length;
}

/** Splits a byte stream into messages. */
export class Framing {
  private chunks: Buffer[] = [];
  private size = 0;
  private wanted = LENGTH_BYTES;

  /** The messages that this chunk completes. Throws when a length is not valid. */
  add(chunk: Buffer): Buffer[] {
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size < this.wanted) return [];
    // A copy, because bson must not keep references to the stream's buffer.
    let rest = Buffer.concat(this.chunks);
    const messages: Buffer[] = [];
    for (;;) {
      this.wanted = lengthOf(rest);
      if (rest.length < this.wanted) break;
      messages.push(rest.subarray(0, this.wanted));
      rest = rest.subarray(this.wanted);
    }
    this.chunks = [rest];
    this.size = rest.length;
    return messages;
  }
}
