/** Key layout: 4 bytes table id, then the key within the table. Table 0 holds the catalog. */
export const TABLE = { catalog: 0, sessions: 1, changes: 2, firstFree: 16 } as const;

/** Length of a table id in bytes. */
export const TABLE_BYTES = 4;
const RECORD_BYTES = 6;
/** LMDB's limit for this page size, in bytes. */
export const MAX_KEY_BYTES = 1978;

function bigEndian(value: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}

const tablePrefix = (ident: number): Buffer => bigEndian(ident, TABLE_BYTES);

export const tableKey = (ident: number, ...rest: readonly Buffer[]): Buffer =>
  Buffer.concat([tablePrefix(ident), ...rest]);

export const tableRange = (ident: number): { start: Buffer; end: Buffer } => ({
  start: tablePrefix(ident),
  end: tablePrefix(ident + 1),
});

export function recordKey(ident: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(TABLE_BYTES + RECORD_BYTES);
  key.writeUIntBE(record, key.writeUInt32BE(ident), RECORD_BYTES);
  return key;
}

export const indexKey = (ident: number, encoded: Buffer, record: number): Buffer =>
  tableKey(ident, encoded, bigEndian(record, RECORD_BYTES));

export const recordOf = (key: Buffer): number =>
  key.readUIntBE(key.length - RECORD_BYTES, RECORD_BYTES);
