import { Binary, Long } from 'bson';
import { fail, refuse } from '../errors';
import { assertKnownTypes } from '../values/guard';
import { type Doc, isDoc } from '../values/types';
import { checkFields, type CommandDefinition, docField, words } from './definition';

/** Fields that any command may have. The protocol itself uses int64 values in them. */
export const ENVELOPE = words(
  '$db lsid txnNumber startTransaction autocommit readConcern writeConcern $readPreference $clusterTime maxTimeMS',
);
const READ_LEVELS = words('local majority snapshot');

export function sessionName(lsid: unknown): string | undefined {
  const id = isDoc(lsid) ? lsid['id'] : undefined;
  return id instanceof Binary ? Buffer.from(id.value()).toString('latin1') : undefined;
}

function checkConcerns(command: Doc): void {
  const read = docField(command, 'readConcern');
  checkFields(read, 'readConcern', words('level afterClusterTime atClusterTime'));
  const { level = 'local', atClusterTime } = read;
  if (typeof level !== 'string' || !READ_LEVELS.includes(level))
    fail('FailedToParse', 'unknown read concern level');
  if (atClusterTime !== undefined && level !== 'snapshot')
    refuse("atClusterTime without the read concern level 'snapshot'");
  const write = docField(command, 'writeConcern');
  // Drivers send wtimeout with a commit that they repeat. One member confirms at once.
  checkFields(write, 'writeConcern', ['w', 'wtimeout']);
  const { w } = write;
  if (typeof w === 'number' && w > 1)
    fail('UnsatisfiableWriteConcern', 'Not enough data-bearing nodes');
  if (typeof w === 'string' && w !== 'majority') refuse(`the write concern '${w}'`);
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
  const { options, statements = {} } = definition;
  if (options === '*') return command;
  const plain = (value: unknown): unknown => (Long.isLong(value) ? value.toNumber() : value);
  const entries = Object.entries(command).map(([key, value]) => [key, plain(value)] as const);
  const result: Doc = Object.fromEntries(entries);
  checkFields(result, name, [name, ...ENVELOPE, ...options, ...Object.keys(statements)]);
  for (const [key, value] of Object.entries(result)) {
    // Cursor and session ids have BSON types that no document may have.
    const isIds = key === 'cursors' || (key === name && name.endsWith('Sessions'));
    if (!isIds && !ENVELOPE.includes(key)) assertKnownTypes(value, `${name}.${key}`);
  }
  for (const [field, fields] of Object.entries(statements))
    for (const statement of [result[field]].flat())
      if (isDoc(statement)) checkFields(statement, `${name}.${field}`, fields);
  checkConcerns(result);
  checkTransactionFields(result);
  return result;
}
