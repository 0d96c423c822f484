import { MongoError, notSupported } from '../errors';
import type { Engine } from '../engine';
import type { Collection } from '../store/catalog';
import type { View, WriteView } from '../store/view';
import type { Transaction } from '../transactions/transaction';
import { type Doc, isDoc, typeName } from '../values/types';

export interface CommandContext {
  readonly engine: Engine;
  readonly db: string;
  readonly name: string;
  readonly command: Doc;
  readonly session?: string;
  readonly transaction?: Transaction;
}

interface CommandShape {
  /** Fields the command takes besides the envelope; '*' takes any (handshakes only). */
  readonly options: readonly string[] | '*';
  /** Fields MongoDB knows and this engine refuses with 238. */
  readonly refused?: readonly string[];
  readonly inTransaction?: boolean;
}

/** A command by what it does to the store. */
export type CommandDefinition = CommandShape &
  (
    | { readonly kind: 'plain'; run(context: CommandContext): Doc }
    | { readonly kind: 'read'; run(context: CommandContext, view: View): Doc }
    | {
        readonly kind: 'write';
        /** Whether the command may create its collection. */
        creates(command: Doc): boolean;
        run(context: CommandContext, view: WriteView): Doc;
      }
    | {
        readonly kind: 'reshape';
        namespaces(context: CommandContext): string[];
        run(context: CommandContext): Doc;
      }
  );

/** The collection a command names in its first field; error 73 when it is no name. */
export function collectionName({ command, name }: CommandContext): string {
  return checkedName(command[name]);
}

function checkedName(value: unknown): string {
  if (typeof value !== 'string')
    throw new MongoError('InvalidNamespace', `collection name has invalid type ${typeName(value)}`);
  if (value === '' || value.startsWith('.') || value.includes('$') || value.includes('\0'))
    throw new MongoError('InvalidNamespace', `Invalid collection name specified '${value}'`);
  return value;
}

export function existingCollection(context: CommandContext): Collection | undefined {
  return context.engine.collection(context.db, collectionName(context));
}

/** A field that has to be a document; absent it is empty. */
export function docField(doc: Doc, field: string): Doc {
  const value = doc[field];
  if (value === undefined || value === null) return {};
  if (isDoc(value)) return value;
  throw new MongoError(
    'TypeMismatch',
    `BSON field '${field}' is the wrong type '${typeName(value)}', expected type 'object'`,
  );
}

export function docList(command: Doc, field: string): Doc[] {
  const value = command[field];
  if (!Array.isArray(value) || !value.every(isDoc))
    throw new MongoError('TypeMismatch', `BSON field '${field}' has to be an array of objects`);
  if (value.length === 0)
    throw new MongoError(
      'InvalidLength',
      `Write batch sizes must be between 1 and 100000. Got 0 operations.`,
    );
  return value;
}

/** A non-negative whole number, 0 when absent. */
export function countField(doc: Doc, field: string): number {
  const value = doc[field] ?? 0;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new MongoError(
    'BadValue',
    `BSON field '${field}' value must be >= 0, actual value '${String(value)}'`,
  );
}

/** Refuses what a nested document of a command may not hold. */
export function checkFields(
  doc: Doc,
  where: string,
  allowed: readonly string[],
  refused: readonly string[] = [],
): void {
  for (const key of Object.keys(doc)) {
    if (allowed.includes(key)) continue;
    if (refused.includes(key)) throw notSupported(`the option '${key}' of ${where}`);
    throw new MongoError('IDLUnknownField', `BSON field '${where}.${key}' is an unknown field.`);
  }
}
