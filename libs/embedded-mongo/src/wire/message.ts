import { calculateObjectSize, deserialize, serialize } from 'bson';
import { MongoError } from '../errors';
import { MAX_DOCUMENT_BYTES } from '../values/codec';
import { encodeReply } from '../values/encoded-docs';
import type { Doc } from '../values/types';
import { Reader } from './reader';

const OP = { reply: 1, query: 2004, message: 2013 } as const;
export const HEADER_BYTES = 16;
const FLAG = { checksum: 1, moreToCome: 2 } as const;
const CHECKSUM_BYTES = 4;
/** The fields numberToSkip and numberToReturn of OP_QUERY. */
const PAGE_BYTES = 8;
/** MongoDB's limit: the largest document, and 16 KiB for the fields around it. */
const MAX_REPLY_BYTES = MAX_DOCUMENT_BYTES + 16 * 1024;

const OPTIONS = { ignoreUndefined: true };

interface Request {
  readonly id: number;
  readonly opCode: number;
  readonly command: Doc;
  /** The client does not wait for a reply (write concern 0). */
  readonly silent: boolean;
}

/** A document sequence (section kind 1): an array field of the command. */
function readSequence(section: Reader): [string, Doc[]] {
  const field = section.text();
  const docs: Doc[] = [];
  while (section.hasMore) docs.push(section.document());
  return [field, docs];
}

function readMessage(bytes: Buffer): { command: Doc; silent: boolean } {
  const flags = new Reader(bytes, HEADER_BYTES, bytes.length).int32();
  const end = bytes.length - (flags & FLAG.checksum ? CHECKSUM_BYTES : 0);
  const message = new Reader(bytes, HEADER_BYTES + 4, end);
  const bodies: Doc[] = [];
  const sequences: [string, Doc[]][] = [];
  while (message.hasMore) {
    const kind = message.byte();
    if (kind === 0) bodies.push(message.document());
    else if (kind === 1) sequences.push(readSequence(message.section()));
    else throw new Error(`unknown OP_MSG section kind ${kind}`);
  }
  const [body] = bodies;
  if (body === undefined || bodies.length > 1) throw new Error('OP_MSG needs one body section');
  return {
    command: { ...body, ...Object.fromEntries(sequences) },
    silent: (flags & FLAG.moreToCome) !== 0,
  };
}

/** The legacy OP_QUERY format. Drivers may send their first hello in it. */
function readQuery(bytes: Buffer): Doc {
  const message = new Reader(bytes, HEADER_BYTES + 4, bytes.length);
  const namespace = message.text();
  message.skip(PAGE_BYTES);
  return { ...message.document(), $db: namespace.split('.')[0] ?? 'admin' };
}

/** Parses one complete message. Throws when it breaks the protocol. */
export function readRequest(bytes: Buffer): Request {
  const head = new Reader(bytes, 4, bytes.length);
  const id = head.int32();
  head.skip(4);
  const opCode = head.int32();
  if (opCode === OP.message) return { id, opCode, ...readMessage(bytes) };
  if (opCode === OP.query) return { id, opCode, command: readQuery(bytes), silent: false };
  throw new Error(`unsupported opcode ${opCode}`);
}

/**
 * One message.
 * @param head its id, the id of the message that it answers or 0, and its opcode.
 */
function frame(head: readonly number[], prefix: Buffer, body: Uint8Array): Buffer {
  const size = HEADER_BYTES + prefix.length + body.length;
  const header = Buffer.alloc(HEADER_BYTES);
  for (const [at, field] of [size, ...head].entries()) header.writeInt32LE(field, 4 * at);
  return Buffer.concat([header, prefix, body], size);
}

/** The body of a reply, or error 10334 in its place when it is above the limit. */
function replyBody(reply: Doc): Uint8Array {
  try {
    const body = encodeReply(reply);
    if (body.length <= MAX_REPLY_BYTES) return body;
  } catch (error) {
    // Far above the limit, the buffer of bson is too small for it.
    if (calculateObjectSize(reply, OPTIONS) <= MAX_REPLY_BYTES) throw error;
  }
  const message = `the answer is above ${MAX_REPLY_BYTES} bytes`;
  return serialize(new MongoError('BSONObjectTooLarge', message).toReply());
}

/** Encodes the reply in the format of its request. */
export function writeReply({ id, opCode }: Request, reply: Doc): Buffer {
  const isLegacy = opCode === OP.query;
  const prefix = Buffer.alloc(isLegacy ? 20 : 5);
  if (isLegacy) prefix.writeInt32LE(1, 16);
  return frame([0, id, isLegacy ? OP.reply : OP.message], prefix, replyBody(reply));
}

/** Encodes a command as OP_MSG, for tests and probes. */
export const writeCommand = (id: number, command: Doc): Buffer =>
  frame([id, 0, OP.message], Buffer.alloc(5), serialize(command));

/** The body of an OP_MSG reply, for probes. */
export const readReply = (bytes: Buffer): Doc => deserialize(bytes.subarray(HEADER_BYTES + 5));
