import type { Binary, BSONRegExp, ObjectId } from 'bson';
import { EMPTY_ARRAY } from '../values/index-keys';
import { type Doc, RANK, rankOf } from '../values/types';

const TERMINATOR = 0x00;
const ESCAPE = 0xff;

/** A growing byte buffer; encoding a key allocates nothing but the result. */
class KeyWriter {
  private bytes = Buffer.allocUnsafe(256);
  length = 0;

  private reserve(size: number): void {
    if (this.length + size <= this.bytes.length) return;
    const bigger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + size));
    this.bytes.copy(bigger, 0, 0, this.length);
    this.bytes = bigger;
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  raw(source: Uint8Array): void {
    this.reserve(source.length);
    this.bytes.set(source, this.length);
    this.length += source.length;
  }

  /** UTF-8 with 0x00 escaped, so that the terminator sorts below every continuation. */
  text(value: string): void {
    const utf8 = Buffer.from(value, 'utf8');
    if (!utf8.includes(0)) {
      this.raw(utf8);
    } else {
      for (const unit of utf8) {
        this.byte(unit);
        if (unit === 0) this.byte(ESCAPE);
      }
    }
    this.byte(TERMINATOR);
    this.byte(TERMINATOR);
  }

  /** IEEE bits arranged so that byte order is numeric order; NaN below all, -0 as 0. */
  number(value: number): void {
    this.reserve(8);
    const at = this.length;
    this.length += 8;
    if (Number.isNaN(value)) {
      this.bytes.fill(0, at, at + 8);
      return;
    }
    this.bytes.writeDoubleBE(value === 0 ? 0 : value, at);
    const first = this.bytes[at] ?? 0;
    if (first < 0x80) {
      this.bytes[at] = first | 0x80;
    } else {
      for (let i = at; i < at + 8; i += 1) this.bytes[i] = ~(this.bytes[i] ?? 0);
    }
  }

  invertFrom(start: number): void {
    for (let i = start; i < this.length; i += 1) this.bytes[i] = ~(this.bytes[i] ?? 0);
  }

  take(): Buffer {
    const result = Buffer.from(this.bytes.subarray(0, this.length));
    this.length = 0;
    return result;
  }
}

function writeDoc(writer: KeyWriter, doc: Doc): void {
  for (const key in doc) {
    writer.byte(rankOf(doc[key]));
    writer.text(key);
    writeValue(writer, doc[key]);
  }
  writer.byte(TERMINATOR);
}

function writeBinary(writer: KeyWriter, value: Binary): void {
  const header = Buffer.alloc(5);
  header.writeUInt32BE(value.position, 0);
  header[4] = value.sub_type;
  writer.raw(header);
  writer.raw(value.value());
}

function writeValue(writer: KeyWriter, value: unknown): void {
  const rank = rankOf(value);
  writer.byte(rank);
  switch (rank) {
    case RANK.null:
      return;
    case RANK.number:
      return writer.number(value as number);
    case RANK.string:
      return writer.text(value as string);
    case RANK.object:
      return writeDoc(writer, value as Doc);
    case RANK.array:
      for (const item of value as unknown[]) writeValue(writer, item);
      return writer.byte(TERMINATOR);
    case RANK.binary:
      return writeBinary(writer, value as Binary);
    case RANK.objectId:
      return writer.raw((value as ObjectId).id);
    case RANK.boolean:
      return writer.byte(value === true ? 1 : 0);
    case RANK.date:
      return writer.number((value as Date).getTime());
    default:
      writer.text((value as BSONRegExp).pattern);
      return writer.text((value as BSONRegExp).options);
  }
}

const shared = new KeyWriter();

export type Direction = 1 | -1;

/**
 * Bytes whose order is the BSON order of the value and of which none is a prefix of another.
 */
export function encodeValue(value: unknown, direction: Direction = 1): Buffer {
  if (value === EMPTY_ARRAY) shared.byte(RANK.emptyArray);
  else writeValue(shared, value);
  if (direction === -1) shared.invertFrom(0);
  return shared.take();
}

/** The first byte of every value of a rank, as a bound of a type-bracketed range. */
export function encodeRank(rank: number, direction: Direction): Buffer {
  return Buffer.from([direction === 1 ? rank : ~rank & 0xff]);
}

/** The smallest key above every key that starts with these bytes. */
export function successor(prefix: Buffer): Buffer {
  const result = Buffer.from(prefix);
  for (let i = result.length - 1; i >= 0; i -= 1) {
    const byte = result[i] ?? 0;
    if (byte < 0xff) {
      result[i] = byte + 1;
      return result.subarray(0, i + 1);
    }
  }
  return Buffer.alloc(prefix.length + 8, 0xff);
}
