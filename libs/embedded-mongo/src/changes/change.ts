/** The kinds of changes. A stored change has the position of its kind in this list. */
const OPERATIONS = ['insert', 'update', 'delete', 'drop'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A change as a write command makes it. */
export interface Change {
  readonly operation: Operation;
  /** "database.collection" */
  readonly namespace: string;
  /**
   * BSON: the document for `insert`, `_id` and the changed fields for `update`, `_id` for
   * `delete`, empty for others.
   */
  readonly content: Uint8Array;
}

/** A change as the history keeps it. */
export interface StoredChange extends Change {
  readonly sequence: number;
  readonly at: Date;
}

const INTEGER_BYTES = 6;
/** Offsets of the fields of an entry, in bytes. The namespace and the content follow. */
const AT = { end: 0, time: 6, operation: 12, hasSession: 13, namespaceLength: 14, namespace: 15 };
/** Entries that were written before 26 November 2026 may have the session of a transaction here. */
const SESSION_BYTES = 24;

/**
 * The entry of a change in the history. It ends at the given sum of the lengths of all entries so far, so that
 * the size of the history is known without reading it.
 */
export function encodeChange(change: Change, at: Date, start: number): Buffer {
  const { operation, content } = change;
  const namespace = Buffer.from(change.namespace);
  const entry = Buffer.alloc(AT.namespace + namespace.length + content.length);
  entry.writeUIntBE(start + entry.length, AT.end, INTEGER_BYTES);
  entry.writeUIntBE(Math.max(0, at.getTime()), AT.time, INTEGER_BYTES);
  entry[AT.operation] = OPERATIONS.indexOf(operation);
  entry[AT.namespaceLength] = namespace.length;
  entry.set(namespace, AT.namespace);
  entry.set(content, AT.namespace + namespace.length);
  return entry;
}

/** The sum of the lengths of all entries up to this one. */
export const endOf = (entry: Buffer): number => entry.readUIntBE(AT.end, INTEGER_BYTES);

export function decodeChange(sequence: number, entry: Buffer): StoredChange {
  const end = AT.namespace + (entry[AT.namespaceLength] ?? 0);
  return {
    sequence,
    at: new Date(entry.readUIntBE(AT.time, INTEGER_BYTES)),
    operation: OPERATIONS[entry[AT.operation] ?? 0] ?? 'insert',
    namespace: entry.toString('utf8', AT.namespace, end),
    content: entry.subarray(end + (entry[AT.hasSession] === 1 ? SESSION_BYTES : 0)),
  };
}
