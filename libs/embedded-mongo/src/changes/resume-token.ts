import { fail } from '../errors';
import { type Doc, isDoc, typeName } from '../values/types';
import type { StoredChange } from './change';
import { type ChangeHistory, historyLost } from './history';

/** How much of a change a stream has returned: its event, also its `invalidate`, or it has none. */
export const PART = { event: 0, invalidate: 1, none: 2 } as const;
type Part = (typeof PART)[keyof typeof PART];

/** Up to where a stream has returned the history. */
export interface Position {
  readonly sequence: number;
  /** The time of the change. It tells the change from one with its number in a folder that was put back. */
  readonly time: number;
  readonly part: Part;
}

const ID_BYTES = 8;
const INTEGER_BYTES = 6;
/** Offsets of the fields of a token, in bytes. */
const AT = {
  sequence: ID_BYTES,
  time: ID_BYTES + INTEGER_BYTES,
  part: ID_BYTES + 2 * INTEGER_BYTES,
};
const TOKEN = new RegExp(`^[0-9A-F]{${2 * (AT.part + 1)}}$`);

export const positionAt = ({ sequence, at }: StoredChange, part: Part): Position => ({
  sequence,
  time: at.getTime(),
  part,
});

/** The resume token of a position. Tokens of one folder sort by their text as by their position. */
export function tokenOf({ id }: ChangeHistory, { sequence, time, part }: Position): Doc {
  const bytes = Buffer.alloc(AT.part + 1);
  id.copy(bytes);
  bytes.writeUIntBE(sequence, AT.sequence, INTEGER_BYTES);
  bytes.writeUIntBE(time, AT.time, INTEGER_BYTES);
  bytes[AT.part] = part;
  return { _data: bytes.toString('hex').toUpperCase() };
}

function parse(token: unknown): Buffer {
  if (!isDoc(token)) fail('TypeMismatch', `A resume token is an object, not '${typeName(token)}'`);
  const { _data: data } = token;
  if (typeof data !== 'string')
    fail('BadResumeToken', 'Bad resume token: _data of missing or of wrong type');
  if (!TOKEN.test(data)) fail('FailedToParse', 'resume token string was not a valid hex string');
  return Buffer.from(data, 'hex');
}

/** The position of a resume token. @throws MongoError 286 when the history of this folder has not got it. */
export function positionOf(history: ChangeHistory, token: unknown): Position {
  const bytes = parse(token);
  const part = Object.values(PART).find((one) => one === bytes[AT.part]);
  if (part === undefined) fail('FailedToParse', 'resume token string was not a valid hex string');
  const sequence = bytes.readUIntBE(AT.sequence, INTEGER_BYTES);
  const time = bytes.readUIntBE(AT.time, INTEGER_BYTES);
  if (!bytes.subarray(0, ID_BYTES).equals(history.id)) throw historyLost();
  const [change] = history.from(sequence);
  if (sequence > 0 && change?.at.getTime() !== time) throw historyLost();
  return { sequence, time, part };
}
