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
  readonly transaction?: { readonly session: string; readonly number: number };
}

/** A change as the history keeps it. */
export interface StoredChange extends Change {
  readonly sequence: number;
  readonly at: Date;
}

const INTEGER_BYTES = 6;
const SESSION_BYTES = 16;
/** A double, because a client may choose any number. */
const NUMBER_BYTES = 8;
/** Offsets of the fields of an entry, in bytes. The namespace and the session follow. */
const AT = { end: 0, time: 6, operation: 12, hasSession: 13, namespaceLength: 14, namespace: 15 };

/**
 * The entry of a change in the history. It ends at the given sum of the lengths of all entries so far, so that
 * the size of the history is known without reading it.
 */
export function encodeChange(change: Change, at: Date, start: number): Buffer {
  const { operation, namespace, content, transaction } = change;
  const name = Buffer.from(namespace);
  // A session that is no UUID is not of a driver. Its changes are kept without it.
  const session = transaction && Buffer.from(transaction.session, 'latin1');
  const hasSession = session?.length === SESSION_BYTES;
  const sessionAt = AT.namespace + name.length;
  const contentAt = sessionAt + (hasSession ? SESSION_BYTES + NUMBER_BYTES : 0);
  const entry = Buffer.allocUnsafe(contentAt + content.length);
  entry.writeUIntBE(start + entry.length, AT.end, INTEGER_BYTES);
  entry.writeUIntBE(Math.max(0, at.getTime()), AT.time, INTEGER_BYTES);
  entry[AT.operation] = OPERATIONS.indexOf(operation);
  entry[AT.hasSession] = Number(hasSession);
  entry[AT.namespaceLength] = name.length;
  name.copy(entry, AT.namespace);
  if (hasSession) {
    session.copy(entry, sessionAt);
    entry.writeDoubleBE(transaction?.number ?? 0, sessionAt + SESSION_BYTES);
  }
  entry.set(content, contentAt);
  return entry;
}

/** The sum of the lengths of all entries up to this one. */
export const endOf = (entry: Buffer): number => entry.readUIntBE(AT.end, INTEGER_BYTES);

export function decodeChange(sequence: number, entry: Buffer): StoredChange {
  const sessionAt = AT.namespace + (entry[AT.namespaceLength] ?? 0);
  const numberAt = sessionAt + SESSION_BYTES;
  const hasSession = entry[AT.hasSession] === 1;
  return {
    sequence,
    at: new Date(entry.readUIntBE(AT.time, INTEGER_BYTES)),
    operation: OPERATIONS[entry[AT.operation] ?? 0] ?? 'insert',
    namespace: entry.toString('utf8', AT.namespace, sessionAt),
    content: entry.subarray(hasSession ? numberAt + NUMBER_BYTES : sessionAt),
    ...(hasSession && {
      transaction: {
        session: entry.toString('latin1', sessionAt, numberAt),
        number: entry.readDoubleBE(numberAt),
      },
    }),
  };
}
