/** Key layout: 4 bytes table identity, then the table's own key. Table 0 holds the catalog. */
export const TABLE = { catalog: 0, sessions: 1, firstFree: 16 } as const;

const RECORD_BYTES = 6;
/** LMDB's limit on this page size is 1,978 bytes. */
export const MAX_KEY_BYTES = 1978;

export function tablePrefix(ident: number): Buffer {
  const key = Buffer.allocUnsafe(4);
  key.writeUInt32BE(ident, 0);
  return key;
}

export function recordKey(ident: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(4 + RECORD_BYTES);
  key.writeUInt32BE(ident, 0);
  key.writeUIntBE(record, 4, RECORD_BYTES);
  return key;
}

export const recordOf = (key: Buffer): number =>
  key.readUIntBE(key.length - RECORD_BYTES, RECORD_BYTES);

/** The part of an index key without its record number. */
export const withoutRecord = (key: Buffer): Buffer => key.subarray(0, key.length - RECORD_BYTES);

export function indexKey(ident: number, encoded: Buffer, record: number): Buffer {
  const key = Buffer.allocUnsafe(4 + encoded.length + RECORD_BYTES);
  key.writeUInt32BE(ident, 0);
  encoded.copy(key, 4);
  key.writeUIntBE(record, 4 + encoded.length, RECORD_BYTES);
  return key;
}

export function tableKey(ident: number, rest: Buffer): Buffer {
  return Buffer.concat([tablePrefix(ident), rest]);
}

export const tableRange = (ident: number): { start: Buffer; end: Buffer } => ({
  start: tablePrefix(ident),
  end: tablePrefix(ident + 1),
});
