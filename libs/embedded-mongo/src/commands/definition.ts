import { fail, refuse } from '../errors';
import type { Engine } from '../engine';
import type { Collection } from '../store/catalog';
import type { View, WriteView } from '../store/view';
import { type Doc, isDoc, typeName } from '../values/types';

/** Splits a text of names at white space. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** A field that must be a document. A missing field is an empty document. */
export function docField(doc: Doc, field: string): Doc {
  const value = doc[field];
  if (value === null || value === undefined) return {};
  if (!isDoc(value))
    fail('TypeMismatch', `'${field}' is the wrong type '${typeName(value)}', expected 'object'`);
  return value;
}

/** MongoDB's limits. */
const MAX_NAMESPACE_BYTES = 255;
const MAX_DATABASE_BYTES = 63;

/** The database of a command. Error 73 when its name is not valid. */
export function databaseOf({ $db: name = 'admin' }: Doc): string {
  if (typeof name !== 'string') fail('TypeMismatch', '$db must be a string');
  if (name === '' || Buffer.byteLength(name) > MAX_DATABASE_BYTES || /[/\\. "$\0]/.test(name))
    fail('InvalidNamespace', `Invalid database name: '${name.slice(0, 100)}'`);
  return name;
}

/** Thrown by a write whose collection does not exist: create it, then run the command again. */
export class MissingCollection extends Error {
  constructor(readonly call: Call) {
    super('the collection does not exist');
  }
}

/** One command of a client. Its getters check and convert the fields. */
export class Call {
  constructor(
    readonly engine: Engine,
    readonly name: string,
    readonly db: string,
    readonly command: Doc,
    readonly session: string | undefined,
    /** Aborted when the client is gone. */
    readonly gone?: AbortSignal,
    /** Adds a namespace to the transaction or snapshot of the call. Throws when that is too old for it. */
    readonly enter: (namespace: string) => void = () => undefined,
  ) {}

  /** The same call with other parts. */
  with(parts: Partial<Pick<Call, 'name' | 'db' | 'command' | 'enter'>>): Call {
    return Object.assign(Object.create(Call.prototype) as Call, this, parts);
  }

  /** The collection that the first field names. Error 73 when the name is not valid. */
  get target(): string {
    const value = this.command[this.name];
    if (typeof value !== 'string')
      fail('InvalidNamespace', `collection name has invalid type ${typeName(value)}`);
    if (value === '' || value.startsWith('.') || value.includes('$') || value.includes('\0'))
      fail('InvalidNamespace', `Invalid collection name specified '${value}'`);
    if (Buffer.byteLength(`${this.db}.${value}`) > MAX_NAMESPACE_BYTES)
      fail('InvalidNamespace', `A namespace has at most ${MAX_NAMESPACE_BYTES} bytes`);
    return value;
  }

  get namespace(): string {
    return `${this.db}.${this.target}`;
  }

  get collection(): Collection | undefined {
    const { namespace } = this;
    this.enter(namespace);
    return this.engine.catalog.find(namespace);
  }

  /** Of a write. @throws MissingCollection, because MongoDB creates a collection on its first use. */
  get madeCollection(): Collection {
    const { collection } = this;
    if (collection === undefined) throw new MissingCollection(this);
    return collection;
  }

  /** Only between commits: the collection, created when it does not exist. */
  makeCollection(): Collection {
    return this.collection ?? this.engine.catalog.create(this.db, this.target);
  }

  has(flag: string): boolean {
    return this.command[flag] === true;
  }

  doc(field: string): Doc {
    return docField(this.command, field);
  }

  docs(field: string): Doc[] {
    const value = this.command[field];
    if (!Array.isArray(value) || !value.every(isDoc))
      fail('TypeMismatch', `BSON field '${field}' has to be an array of objects`);
    if (value.length === 0)
      fail('InvalidLength', 'Write batch sizes must be between 1 and 100000. Got 0 operations.');
    return value;
  }

  /** A number that was already checked; 0 when absent. */
  count(field: string): number {
    return Number(this.command[field] ?? 0);
  }
}

interface CommandShape {
  /** Fields that the command accepts besides the envelope. '*' accepts any field (handshakes only). */
  readonly options: readonly string[] | '*';
  /** Fields with a list of documents, and the fields of those. */
  readonly statements?: Readonly<Record<string, readonly string[]>>;
  readonly inTransaction?: boolean;
  /** Only tools and tests need it. The service may not send it. */
  readonly forTools?: true;
}

/** A command, by its effect on the store. */
export type CommandDefinition = CommandShape &
  (
    | { readonly kind: 'plain'; run(call: Call): Doc | Promise<Doc> }
    | { readonly kind: 'read'; run(call: Call, view: View): Doc }
    | { readonly kind: 'write'; run(call: Call, view: WriteView): Doc }
    /** Changes a collection or its indexes. No open transaction may use the collection meanwhile. */
    | { readonly kind: 'reshape'; run(call: Call): Doc }
  );

const FLAGS = words(
  'singleBatch ordered upsert remove new nameOnly unique multi errorsOnly bypassDocumentValidation',
);
const COUNTS = words('skip limit batchSize maxTimeMS');

/**
 * Refuses other fields than these in a command or in a document inside it, and wrong types, which would
 * otherwise count as absent.
 */
export function checkFields(doc: Doc, where: string, allowed: readonly string[]): void {
  for (const [key, value] of Object.entries(doc)) {
    if (!allowed.includes(key)) refuse(`the option '${key}' of ${where}`);
    const isCount = COUNTS.includes(key);
    const isRight = isCount ? Number.isInteger(value) : typeof value === 'boolean';
    if (!isRight && (isCount || FLAGS.includes(key)))
      fail('TypeMismatch', `BSON field '${key}' is the wrong type '${typeName(value)}'`);
    if (isCount && Number(value) < 0)
      fail('BadValue', `BSON field '${key}' value must be >= 0, actual value '${String(value)}'`);
  }
}
