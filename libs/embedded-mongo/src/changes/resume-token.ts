import { fail } from '../errors';
import { type Doc, isDoc, typeName } from '../values/types';

/** How much of a change a stream has returned: its event, its `invalidate` as well, or there is nothing of it. */
export const PART = { event: 0, invalidate: 1, nothing: 2 } as const;
type Part = (typeof PART)[keyof typeof PART];

/** Up to where a stream has returned the history. */
export interface Position {
  readonly sequence: number;
  readonly part: Part;
}

const ID_BYTES = 8;
const SEQUENCE_BYTES = 6;
const TOKEN = new RegExp(`^[0-9A-F]{${2 * (ID_BYTES + SEQUENCE_BYTES + 1)}}$`);

/** The resume token of a position. Tokens of one history sort by their text as by their position. */
export function tokenOf(historyId: Buffer, { sequence, part }: Position): Doc {
  const bytes = Buffer.alloc(ID_BYTES + SEQUENCE_BYTES + 1);
  historyId.copy(bytes);
  bytes.writeUIntBE(sequence, ID_BYTES, SEQUENCE_BYTES);
  bytes[ID_BYTES + SEQUENCE_BYTES] = part;
  return { _data: bytes.toString('hex').toUpperCase() };
}

/** The position of a resume token. @throws MongoError 286 for the token of another folder. */
export function positionOf(historyId: Buffer, token: unknown): Position {
  if (!isDoc(token))
    fail(
      'TypeMismatch',
      `A resume token is the wrong type '${typeName(token)}', expected 'object'`,
    );
  const { _data: data } = token;
  if (typeof data !== 'string')
    fail('BadResumeToken', 'Bad resume token: _data of missing or of wrong type');
  if (!TOKEN.test(data)) fail('FailedToParse', 'resume token string was not a valid hex string');
  const bytes = Buffer.from(data, 'hex');
  const part = Object.values(PART).find((one) => one === bytes[ID_BYTES + SEQUENCE_BYTES]);
  if (part === undefined) fail('FailedToParse', 'resume token string was not a valid hex string');
  if (!bytes.subarray(0, ID_BYTES).equals(historyId))
    fail('ChangeStreamHistoryLost', 'The resume token is not of the history of this folder.');
  return { sequence: bytes.readUIntBE(ID_BYTES, SEQUENCE_BYTES), part };
}
