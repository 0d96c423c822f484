import { serialize } from 'bson';
import { writeCommand } from '../src/wire/message';

/** A section of kind 1 whose size is -1. A reader that follows it stays where it is. */
export const SECTION_OF_MINUS_ONE = Buffer.from(
  '270000000000000000000000dd0700000000000000050000000001ffffffff7800616161616161',
  'hex',
);

/** A command whose list comes as a section of its own, as drivers send bulk writes. */
export function withSequence(command: object, field: string, docs: readonly object[]): Buffer {
  const body = writeCommand(1, { ...command });
  const items = Buffer.concat([Buffer.from(`${field}\0`), ...docs.map((doc) => serialize(doc))]);
  const section = Buffer.alloc(5);
  section.writeUInt8(1, 0);
  section.writeInt32LE(4 + items.length, 1);
  const message = Buffer.concat([body, section, items]);
  message.writeInt32LE(message.length, 0);
  return message;
}

export function legacyQuery(namespace: string, query: object): Buffer {
  const body = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from(`${namespace}\0`),
    Buffer.alloc(8),
    serialize(query),
  ]);
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + body.length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(2004, 12);
  return Buffer.concat([header, body]);
}

const insert = { insert: 'frames', $db: 'test' };
const WHOLE: readonly Buffer[] = [
  writeCommand(1, { ping: 1, $db: 'admin' }),
  writeCommand(2, { find: 'frames', filter: { a: { $gt: 1 } }, limit: 3, $db: 'test' }),
  withSequence(insert, 'documents', [{ a: 1 }, { a: [1, { b: 'x' }] }]),
  withSequence({ ping: 1, $db: 'admin' }, 'a', []),
  legacyQuery('admin.$cmd', { isMaster: 1 }),
  SECTION_OF_MINUS_ONE,
];
/** Lengths that point back, stand still, overlap and overflow. */
const LENGTHS = [-1, 0, 1, 3, 4, 5, -5, -20, 127, 0x7fffffff, -0x80000000] as const;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A frame with some wrong bytes and lengths. Its own length is right, so that it is read. */
export function mutatedFrame(random: () => number): Buffer {
  const pick = (below: number): number => Math.floor(random() * below);
  const frame = Buffer.from(WHOLE[pick(WHOLE.length)] ?? SECTION_OF_MINUS_ONE);
  const end = 20 + pick(frame.length - 19);
  const cut = random() < 0.2 ? frame.subarray(0, end) : frame;
  for (let change = pick(4); change >= 0; change -= 1) {
    if (random() < 0.5) cut.writeUInt8(pick(256), 12 + pick(cut.length - 12));
    else cut.writeInt32LE(LENGTHS[pick(LENGTHS.length)] ?? 0, 12 + pick(cut.length - 15));
  }
  cut.writeInt32LE(cut.length, 0);
  return cut;
}
