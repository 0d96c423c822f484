import { deserialize, serialize } from 'bson';
import { decode } from '../values/codec';
import { type Doc, isDoc } from '../values/types';

const OP = { reply: 1, query: 2004, message: 2013 } as const;
export const HEADER_BYTES = 16;
const FLAG = { checksum: 1, moreToCome: 2 } as const;
const CHECKSUM_BYTES = 4;

interface Request {
  readonly id: number;
  readonly opCode: number;
  readonly command: Doc;
  /** The client does not wait for a reply (write concern 0). */
  readonly silent: boolean;
}

const text = (bytes: Buffer, at: number): { value: string; next: number } => {
  const end = bytes.indexOf(0, at);
  return { value: bytes.toString('utf8', at, end), next: end + 1 };
};

const document = (bytes: Buffer, at: number): { doc: Doc; next: number } => {
  const next = at + bytes.readInt32LE(at);
  return { doc: decode(bytes.subarray(at, next)), next };
};

/** Adds a document sequence (section kind 1) as an array field of the command. */
function readSequence(bytes: Buffer, at: number, into: Doc): number {
  const end = at + bytes.readInt32LE(at);
  const { value: field, next } = text(bytes, at + 4);
  const docs: Doc[] = [];
  let position = next;
  while (position < end) {
    const read = document(bytes, position);
    docs.push(read.doc);
    position = read.next;
  }
  into[field] = docs;
  return end;
}

function readMessage(bytes: Buffer): { command: Doc; silent: boolean } {
  const flags = bytes.readUInt32LE(HEADER_BYTES);
  const end = bytes.length - (flags & FLAG.checksum ? CHECKSUM_BYTES : 0);
  let at = HEADER_BYTES + 4;
  let body: Doc = {};
  const sequences: Doc = {};
  while (at < end) {
    const kind = bytes.readUInt8(at);
    if (kind === 0) {
      const read = document(bytes, at + 1);
      body = read.doc;
      at = read.next;
    } else if (kind === 1) {
      at = readSequence(bytes, at + 1, sequences);
    } else {
      throw new Error(`unknown OP_MSG section kind ${kind}`);
    }
  }
  return { command: { ...body, ...sequences }, silent: (flags & FLAG.moreToCome) !== 0 };
}

/** The legacy OP_QUERY format. Drivers may send their first hello in it. */
function readQuery(bytes: Buffer): Doc {
  const { value: namespace, next } = text(bytes, HEADER_BYTES + 4);
  const { doc } = document(bytes, next + 8);
  const inner = isDoc(doc['$query']) ? doc['$query'] : doc;
  return { ...inner, $db: namespace.split('.')[0] ?? 'admin' };
}

/** Parses one complete message. Throws when it breaks the protocol. */
export function readRequest(bytes: Buffer): Request {
  const id = bytes.readInt32LE(4);
  const opCode = bytes.readInt32LE(12);
  if (opCode === OP.message) return { id, opCode, ...readMessage(bytes) };
  if (opCode === OP.query) return { id, opCode, command: readQuery(bytes), silent: false };
  throw new Error(`unsupported opcode ${opCode}`);
}

function header(size: number, responseTo: number, opCode: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.writeInt32LE(size, 0);
  bytes.writeInt32LE(responseTo, 8);
  bytes.writeInt32LE(opCode, 12);
  return bytes;
}

/** Encodes the reply in the format of its request. */
export function writeReply({ id, opCode }: Request, reply: Doc): Buffer {
  const body = serialize(reply, { ignoreUndefined: true });
  const prefix = Buffer.alloc(opCode === OP.query ? 20 : 5);
  if (opCode === OP.query) prefix.writeInt32LE(1, 16);
  const size = HEADER_BYTES + prefix.length + body.length;
  const replyCode = opCode === OP.query ? OP.reply : OP.message;
  return Buffer.concat([header(size, id, replyCode), prefix, body], size);
}

/** Encodes a command as OP_MSG, for tests and probes. */
export function writeCommand(id: number, command: Doc): Buffer {
  const body = serialize(command);
  const size = HEADER_BYTES + 5 + body.length;
  const head = header(size, 0, OP.message);
  head.writeInt32LE(id, 4);
  return Buffer.concat([head, Buffer.alloc(5), body], size);
}

/** The body of an OP_MSG reply, for probes. */
export const readReply = (bytes: Buffer): Doc => deserialize(bytes.subarray(HEADER_BYTES + 5));
