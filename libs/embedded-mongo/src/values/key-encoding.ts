import type { BSONRegExp, ObjectId } from 'bson';
import { EMPTY_ARRAY } from './index-keys';
import { type Doc, RANK, rankOf } from './types';

// Keys are built as latin1 strings of bytes, because JavaScript concatenates strings fast.
const END = '\0';
const eight = Buffer.alloc(8);

/** IEEE 754 bits in an order where byte order is numeric order. NaN is below all; -0 is 0. */
function numberBytes(value: number): string {
  if (Number.isNaN(value)) return END.repeat(8);
  eight.writeDoubleBE(value === 0 ? 0 : value);
  const first = eight[0] ?? 0;
  if (first < 0x80) eight[0] = first | 0x80;
  else for (let i = 0; i < 8; i += 1) eight[i] = ~(eight[i] ?? 0);
  return eight.toString('latin1');
}

/** UTF-8 with 0x00 escaped, so that the terminator sorts below every continuation. */
const textBytes = (value: string): string =>
  Buffer.from(value, 'utf8').toString('latin1').replaceAll(END, '\0\xff') + END + END;

const fieldBytes = ([key, value]: [string, unknown]): string =>
  String.fromCharCode(rankOf(value)) + textBytes(key) + bytesOf(value);

/** The bytes of a value behind its rank. */
const CONTENT: Readonly<Record<number, (value: never) => string>> = {
  [RANK.null]: () => '',
  [RANK.number]: numberBytes,
  [RANK.string]: textBytes,
  [RANK.object]: (doc: Doc) => Object.entries(doc).map(fieldBytes).join('') + END,
  [RANK.array]: (items: unknown[]) => items.map(bytesOf).join('') + END,
  [RANK.objectId]: ({ id }: ObjectId) => Buffer.from(id).toString('latin1'),
  [RANK.bool]: (value: boolean) => (value ? '\x01' : END),
  [RANK.date]: (date: Date) => numberBytes(date.getTime()),
  [RANK.regex]: ({ pattern, options }: BSONRegExp) => textBytes(pattern) + textBytes(options),
};

/** The bytes of a value as a string. Equal values have equal bytes; byte order is value order. */
export function bytesOf(value: unknown): string {
  if (value === EMPTY_ARRAY) return String.fromCharCode(RANK.null - 1);
  const rank = rankOf(value);
  return String.fromCharCode(rank) + (CONTENT[rank]?.(value as never) ?? '');
}

export type Direction = 1 | -1;

/** Encodes a value. Byte order is BSON order; no encoding is a prefix of another. */
export function encodeValue(value: unknown, direction: Direction = 1): Buffer {
  const bytes = Buffer.from(bytesOf(value), 'latin1');
  if (direction === -1) for (let i = 0; i < bytes.length; i += 1) bytes[i] = ~(bytes[i] ?? 0);
  return bytes;
}

/** The first byte of all values of a type rank. Used as bound of a range within one type. */
export function encodeRank(rank: number, direction: Direction): Buffer {
  return Buffer.from([direction === 1 ? rank : ~rank & 0xff]);
}

/** The smallest key above all keys with this prefix. */
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
