import { Binary, Long } from 'bson';
import { fail, notSupported } from '../errors';
import { assertKnownTypes } from '../values/guard';
import { type Doc, isDoc } from '../values/types';
import { checkFields, checkTypes, type CommandDefinition, docField, words } from './definition';

/** Fields that any command may have. The protocol itself uses int64 values in them. */
const ENVELOPE = words(`$db lsid txnNumber startTransaction autocommit readConcern writeConcern
  $readPreference $clusterTime maxTimeMS comment maxTimeMSOpOnly`);
const REFUSED = words(
  'collation apiVersion apiStrict apiDeprecationErrors encryptionInformation rawData',
);
const READ_LEVELS = words('local majority snapshot available linearizable');

export function sessionName(lsid: unknown): string | undefined {
  const id = isDoc(lsid) ? lsid['id'] : undefined;
  return id instanceof Binary ? Buffer.from(id.value()).toString('latin1') : undefined;
}

function checkConcerns(command: Doc): void {
  const read = docField(command, 'readConcern');
  checkFields(read, 'readConcern', words('level afterClusterTime atClusterTime provenance'));
  const { level = 'local', atClusterTime } = read;
  if (typeof level !== 'string' || !READ_LEVELS.includes(level))
    fail('FailedToParse', 'unknown read concern level');
  if (atClusterTime !== undefined && level !== 'snapshot')
    throw notSupported("atClusterTime without the read concern level 'snapshot'");
  const write = docField(command, 'writeConcern');
  checkFields(write, 'writeConcern', words('w j wtimeout fsync provenance'));
  const { w } = write;
  if (typeof w === 'number' && w > 1)
    fail('UnsatisfiableWriteConcern', 'Not enough data-bearing nodes');
  if (typeof w === 'string' && w !== 'majority') throw notSupported(`the write concern '${w}'`);
}

function checkTransactionFields({ lsid, txnNumber, autocommit, startTransaction }: Doc): void {
  if (txnNumber !== undefined && sessionName(lsid) === undefined)
    fail('InvalidOptions', 'Transaction number requires a session ID to also be specified');
  if (autocommit !== undefined && (autocommit !== false || txnNumber === undefined))
    fail('InvalidOptions', 'autocommit is false, and belongs to a transaction number');
  if (startTransaction !== undefined && (startTransaction !== true || autocommit !== false))
    fail('InvalidOptions', 'startTransaction is true, and needs autocommit: false');
}

/**
 * Checks the fields of a command. Returns it with plain numbers for int64 options. Refuses BSON types that
 * the engine does not support, once for all commands.
 */
export function checkedCommand(name: string, definition: CommandDefinition, command: Doc): Doc {
  if (definition.options === '*') return command;
  const result: Doc = {};
  for (const [key, value] of Object.entries(command)) {
    const isPayload = !ENVELOPE.includes(key);
    if (isPayload && key !== name && !definition.options.includes(key)) {
      if (definition.refused?.includes(key) === true || REFUSED.includes(key))
        throw notSupported(`the option '${key}' of ${name}`);
      fail('IDLUnknownField', `BSON field '${name}.${key}' is an unknown field.`);
    }
    result[key] = Long.isLong(value) ? value.toNumber() : value;
    // Cursor and session ids have BSON types that no document may have.
    const isIds = key === 'cursors' || (key === name && name.endsWith('Sessions'));
    if (isPayload && !isIds) assertKnownTypes(result[key], `${name}.${key}`);
  }
  checkTypes(result);
  checkConcerns(result);
  checkTransactionFields(result);
  return result;
}
