import { fail, notSupported } from '../errors';
import type { Engine } from '../engine';
import type { Collection } from '../store/catalog';
import type { View, WriteView } from '../store/view';
import type { Transaction } from '../transactions/transaction';
import { type Doc, isDoc, isNil, typeName } from '../values/types';

/** Splits a text of names at white space. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** A field that must be a document. A missing field is an empty document. */
export function docField(doc: Doc, field: string): Doc {
  const value = doc[field];
  if (isNil(value)) return {};
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

/** One command of a client. Its getters check and convert the fields. */
export class Call {
  /** Aborted when the client is gone. */
  gone: AbortSignal | undefined;

  constructor(
    readonly engine: Engine,
    readonly name: string,
    readonly db: string,
    readonly command: Doc,
    readonly session: string | undefined,
    readonly transaction?: Transaction,
    /** Only for a read in a snapshot session: the position of the snapshot in the sequence of the locks. */
    readonly snapshotSince?: number,
  ) {}

  /** Adds a namespace to the call. @throws MongoError when the snapshot is too old for it. */
  enter(namespace: string): void {
    const { engine, transaction, snapshotSince } = this;
    if (transaction !== undefined) engine.transactions.enter(transaction, namespace);
    if (snapshotSince !== undefined) engine.snapshots.enter(namespace, snapshotSince);
  }

  /** The collection that the first field names. Error 73 when the name is not valid. */
  get target(): string {
    const value = this.command[this.name];
    if (typeof value !== 'string')
      fail('InvalidNamespace', `collection name has invalid type ${typeName(value)}`);
    if (value === '' || value.startsWith('.') || value.includes('$') || value.includes('\0'))
      fail('InvalidNamespace', `Invalid collection name specified '${value}'`);
    if (Buffer.byteLength(`${this.db}.${value}`) > MAX_NAMESPACE_BYTES)
      fail(
        'InvalidNamespace',
        `Fully qualified namespace is too long. Max: ${MAX_NAMESPACE_BYTES}`,
      );
    return value;
  }

  get namespace(): string {
    return `${this.db}.${this.target}`;
  }

  get collection(): Collection | undefined {
    return this.engine.catalog.find(this.db, this.target);
  }

  /** The collection. It is created when it does not exist, as MongoDB does on first use. */
  madeCollection(): Collection {
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
  /** Fields that MongoDB knows and this engine refuses with error 238. */
  readonly refused?: readonly string[];
  readonly inTransaction?: boolean;
}

/** A command, by its effect on the store. */
export type CommandDefinition = CommandShape &
  (
    | { readonly kind: 'plain'; run(call: Call): Doc | Promise<Doc> }
    | {
        readonly kind: 'read';
        /** True when sessions with `snapshot: true` may use it. */
        readonly ofSnapshots?: boolean;
        run(call: Call, view: View): Doc;
      }
    | {
        readonly kind: 'write';
        /** Whether the command may create its collection. */
        creates?(call: Call): boolean;
        run(call: Call, view: WriteView): Doc;
      }
    | {
        readonly kind: 'reshape';
        /** Namespaces that no open transaction may use during the command. Default: its collection. */
        namespaces?(call: Call): string[];
        run(call: Call): Doc;
      }
  );

const FLAGS = words('singleBatch ordered multi upsert remove new nameOnly unique sparse');
const COUNTS = words('skip limit batchSize scale');

/** Refuses options of wrong types, which would otherwise count as absent. */
export function checkTypes(doc: Doc): void {
  for (const [key, value] of Object.entries(doc)) {
    const isCount = COUNTS.includes(key);
    if (
      (FLAGS.includes(key) && typeof value !== 'boolean') ||
      (isCount && !Number.isInteger(value))
    )
      fail('TypeMismatch', `BSON field '${key}' is the wrong type '${typeName(value)}'`);
    if (isCount && Number(value) < 0)
      fail('BadValue', `BSON field '${key}' value must be >= 0, actual value '${String(value)}'`);
  }
}

/** Refuses fields that a nested document of a command must not have. */
export function checkFields(
  doc: Doc,
  where: string,
  allowed: readonly string[],
  refused: readonly string[] = [],
): void {
  checkTypes(doc);
  for (const key of Object.keys(doc)) {
    if (allowed.includes(key)) continue;
    if (refused.includes(key)) throw notSupported(`the option '${key}' of ${where}`);
    fail('IDLUnknownField', `BSON field '${where}.${key}' is an unknown field.`);
  }
}
