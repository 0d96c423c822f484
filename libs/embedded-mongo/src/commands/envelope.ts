import { Binary, Long } from 'bson';
import { MongoError, notSupported } from '../errors';
import { assertKnownTypes } from '../values/guard';
import { type Doc, isDoc } from '../values/types';
import type { CommandDefinition } from './definition';

/** Fields that any command may carry; their int64 values are MongoDB's own. */
const ENVELOPE = new Set([
  ...['$db', 'lsid', 'txnNumber', 'startTransaction', 'autocommit', 'readConcern', 'writeConcern'],
  ...['$readPreference', '$clusterTime', 'maxTimeMS', 'comment', 'maxTimeMSOpOnly'],
]);
const KNOWN_REFUSED = new Set([
  'collation',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'encryptionInformation',
  'rawData',
]);
const LONG_FIELDS = new Set(['getMore', 'cursors']);
const READ_LEVELS = new Set<unknown>([
  undefined,
  'local',
  'majority',
  'snapshot',
  'available',
  'linearizable',
]);

export function sessionName(lsid: unknown): string | undefined {
  const id = isDoc(lsid) ? lsid['id'] : undefined;
  return id instanceof Binary ? Buffer.from(id.value()).toString('latin1') : undefined;
}

function checkConcerns(command: Doc): void {
  const { readConcern, writeConcern } = command;
  if (isDoc(readConcern)) {
    if (!READ_LEVELS.has(readConcern['level']))
      throw new MongoError('FailedToParse', 'unknown read concern level');
    if ('atClusterTime' in readConcern) throw notSupported('readConcern.atClusterTime');
  }
  const w = isDoc(writeConcern) ? writeConcern['w'] : undefined;
  if (typeof w === 'number' && w > 1)
    throw new MongoError('UnsatisfiableWriteConcern', 'Not enough data-bearing nodes');
  if (typeof w === 'string' && w !== 'majority') throw notSupported(`the write concern '${w}'`);
}

/**
 * Checks a command's fields against what it takes and gives it back with plain numbers for
 * int64 options. Values of types the engine cannot carry are refused here, once for all commands.
 */
export function checkedCommand(name: string, definition: CommandDefinition, command: Doc): Doc {
  if (definition.options === '*') return command;
  const result: Doc = {};
  for (const [key, value] of Object.entries(command)) {
    const isPayload = !ENVELOPE.has(key);
    if (isPayload && key !== name && !definition.options.includes(key)) {
      if (definition.refused?.includes(key) === true || KNOWN_REFUSED.has(key))
        throw notSupported(`the option '${key}' of ${name}`);
      throw new MongoError('IDLUnknownField', `BSON field '${name}.${key}' is an unknown field.`);
    }
    const isOption = Long.isLong(value) && key !== 'getMore' && key !== 'txnNumber';
    result[key] = isOption ? value.toNumber() : value;
    const isSessionList = key === name && name.endsWith('Sessions');
    if (isPayload && !LONG_FIELDS.has(key) && !isSessionList)
      assertKnownTypes(result[key], `${name}.${key}`);
  }
  checkConcerns(result);
  return result;
}
