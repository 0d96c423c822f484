import { onDemand } from 'bson';

/** Length of a document, type of an element, and the 0 after a name and at the end, in bytes. */
const [LENGTH, TYPE, ZERO] = [4, 1, 1];
const [DOCUMENT, ARRAY] = [3, 4];

/** Fields by their names: wanted, not wanted, or some of the fields of a document. */
export type FieldTree = ReadonlyMap<string, boolean | FieldTree>;

/** Gives the encoded document with some of its fields; null when it would have to look into an array. */
type Chooser = (bytes: Buffer) => Buffer | null;

interface Wanted {
  readonly name: Buffer;
  /** Chooses among the fields of a document; null: the whole value. */
  readonly choose: Chooser | null;
}

function isAt(bytes: Buffer, start: number, { name }: Wanted): boolean {
  for (let at = 0; at < name.length; at += 1) if (bytes[start + at] !== name[at]) return false;
  return true;
}

/**
 * Chooses fields of encoded documents, in their order, without decoding any. Names are compared as bytes, because a
 * text for each name would take longer than decoding the document.
 */
export function fieldChooser(fields: FieldTree): Chooser {
  const byLength: Wanted[][] = [];
  for (const [field, inside] of fields) {
    if (inside === false) continue;
    const name = Buffer.from(field);
    const choose = inside === true ? null : fieldChooser(inside);
    (byLength[name.length] ??= []).push({ name, choose });
  }
  return (bytes) => {
    const chosen = Buffer.allocUnsafe(bytes.length);
    let size = LENGTH;
    // Whole elements beside each other are copied at once.
    let [from, to] = [0, 0];
    const take = (first: number, end: number): void => {
      if (first !== to) {
        size += bytes.copy(chosen, size, from, to);
        from = first;
      }
      to = end;
    };
    for (const [type, start, length, value, valueLength] of onDemand.parseToElements(bytes)) {
      const wanted = byLength[length]?.find((one) => isAt(bytes, start, one));
      if (!wanted) continue;
      const end = value + valueLength;
      if (!wanted.choose) {
        take(start - TYPE, end);
      } else if (type === DOCUMENT) {
        const part = wanted.choose(bytes.subarray(value, end));
        if (!part) return null;
        take(start - TYPE, start + length + ZERO);
        size += bytes.copy(chosen, size, from, to);
        size += part.copy(chosen, size);
        [from, to] = [end, end];
      } else if (type === ARRAY) {
        return null;
      }
    }
    size += bytes.copy(chosen, size, from, to);
    size = chosen.writeInt8(0, size);
    chosen.writeInt32LE(size);
    return chosen.subarray(0, size);
  };
}
