import { COMMON_FIELDS, type SUPPORTED } from '@portal/embedded-mongo';
import type { Document } from 'mongodb';

/** The kinds of uses in a command, as in the engine's list. */
export type UseKind = keyof typeof SUPPORTED;

/** One use in a command: `{ kind: 'update', name: '$inc' }`. */
export interface Use {
  readonly kind: UseKind;
  readonly name: string;
}

type Uses = Generator<Use, void>;

/** Fields that contain a list of statements with their own fields. */
const STATEMENTS = new Set(['updates', 'deletes', 'indexes', 'ops', 'nsInfo']);

const isDoc = (value: unknown): value is Document =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** BSON types other than those of JSON and dates. */
function* typesIn(value: unknown): Uses {
  const tag = typeof value === 'bigint' ? 'Long' : (value as { _bsontype?: string })?._bsontype;
  if (tag !== undefined) yield { kind: 'types', name: tag };
  if (Array.isArray(value)) for (const item of value) yield* typesIn(item);
  else if (isDoc(value)) for (const item of Object.values(value)) yield* typesIn(item);
}

function* inFilter(value: unknown): Uses {
  const pattern = (value as { _bsontype?: string } | undefined)?._bsontype === 'BSONRegExp';
  if (value instanceof RegExp || pattern) yield { kind: 'query', name: '$regex' };
  if (Array.isArray(value)) for (const item of value) yield* inFilter(item);
  if (!isDoc(value)) return;
  for (const [key, operand] of Object.entries(value)) {
    if (key.startsWith('$')) yield { kind: 'query', name: key };
    yield* key === '$expr' ? inExpression(operand) : inFilter(operand);
  }
}

function* inExpression(value: unknown): Uses {
  const variable = typeof value === 'string' ? /^\$\$[A-Z_]+/.exec(value)?.[0] : undefined;
  if (variable !== undefined) yield { kind: 'expressions', name: variable };
  if (Array.isArray(value)) for (const item of value) yield* inExpression(item);
  if (!isDoc(value)) return;
  for (const [key, operand] of Object.entries(value)) {
    if (/(^|\.)\$/.test(key))
      yield { kind: 'expressions', name: key.slice(key.lastIndexOf('.') + 1) };
    if (key !== '$literal') yield* inExpression(operand);
  }
}

function* inUpdate(update: unknown): Uses {
  if (Array.isArray(update)) return yield* inPipeline(update);
  if (!isDoc(update)) return;
  for (const [operator, paths] of Object.entries(update)) {
    if (!operator.startsWith('$')) continue;
    yield { kind: 'update', name: operator };
    for (const [path, operand] of Object.entries(isDoc(paths) ? paths : {})) {
      const positional = path.split('.').find((part) => part.startsWith('$'));
      if (positional !== undefined) yield { kind: 'update', name: `${positional} in a path` };
      if (operator === '$pull') yield* inFilter(operand);
      else if (isDoc(operand))
        for (const key of Object.keys(operand))
          if (key.startsWith('$')) yield { kind: 'update', name: key };
    }
  }
}

function* inGroup(spec: Document): Uses {
  for (const [field, value] of Object.entries(spec)) {
    if (field === '_id' || !isDoc(value)) yield* inExpression(value);
    else
      for (const [name, operand] of Object.entries(value)) {
        yield { kind: 'accumulators', name };
        yield* inExpression(operand);
      }
  }
}

function* inStage(name: string, spec: unknown): Uses {
  yield { kind: 'stages', name };
  if (name === '$match') yield* inFilter(spec);
  else if (name === '$group' && isDoc(spec)) yield* inGroup(spec);
  else if (name === '$facet' && isDoc(spec))
    for (const pipeline of Object.values(spec)) yield* inPipeline(pipeline);
  else if (isDoc(spec) && Array.isArray(spec['pipeline'])) yield* inPipeline(spec['pipeline']);
  else yield* inExpression(spec);
}

function* inPipeline(pipeline: unknown): Uses {
  for (const stage of listOf(pipeline))
    if (isDoc(stage)) for (const [name, spec] of Object.entries(stage)) yield* inStage(name, spec);
}

const READ: Readonly<Record<string, (value: unknown) => Uses>> = {
  filter: inFilter,
  query: inFilter,
  q: inFilter,
  partialFilterExpression: inFilter,
  projection: inExpression,
  fields: inExpression,
  sort: inExpression,
  update: inUpdate,
  u: inUpdate,
  updateMods: inUpdate,
  pipeline: inPipeline,
};

function* inFields(command: Document, prefix: string): Uses {
  for (const [field, value] of Object.entries(command)) {
    if (COMMON_FIELDS.includes(field)) continue;
    yield { kind: 'fields', name: `${prefix}.${field}` };
    yield* READ[field]?.(value) ?? [];
    if (field === 'documents' || field === 'document' || field in READ) yield* typesIn(value);
    if (!STATEMENTS.has(field)) continue;
    for (const statement of listOf(value))
      if (isDoc(statement)) yield* inFields(statement, `${prefix}.${field}`);
  }
}

/** All uses in a command that another database engine may not support: operators, options, value types. */
export function* usesOf(commandName: string, command: Document): Uses {
  yield { kind: 'commands', name: commandName };
  const { [commandName]: _target, ...fields } = command;
  yield* inFields(fields, commandName);
}
