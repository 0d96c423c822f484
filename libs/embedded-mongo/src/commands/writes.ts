import { ERROR_CODES, fail, MongoError } from '../errors';
import { findAll } from '../query/find';
import type { WriteView } from '../store/view';
import { compileUpdate } from '../update/compile';
import { upsertBase } from '../update/upsert';
import type { Doc } from '../values/types';
import { type Call, type CommandDefinition, docField, words } from './definition';

/** A document before and after a write; undefined where there is none. */
interface Changed {
  readonly before?: Doc;
  readonly after?: Doc;
  readonly isModified: boolean;
}

/** Updates the first document that a filter matches. If none does, it may insert one. */
export function changeOne(
  call: Call,
  view: WriteView,
  filter: Doc,
  change: unknown,
  mayInsert: boolean,
): Changed {
  const { collection } = call;
  const { records } = call.engine;
  const update = compileUpdate(change);
  const [found] = findAll(view, collection, { filter, limit: 1 });
  if (found !== undefined && collection !== undefined) {
    const after = update(found.doc);
    const isModified = records.replace(view, collection, found, after);
    return { before: found.doc, after, isModified };
  }
  if (!mayInsert) return { isModified: false };
  const base = update(upsertBase(filter));
  return { after: records.insert(view, call.madeCollection, base), isModified: false };
}

/** The effect of one statement. */
interface Effect {
  readonly n: number;
  readonly nModified?: number;
  /** `_id` of the document that an upsert inserted. */
  readonly upserted?: Doc;
}

/** A statement with its position, and its effect or its error. */
type Outcome = Effect & { readonly index: number; readonly error?: Doc };

export function insertOne(call: Call, view: WriteView, doc: Doc): Effect {
  call.engine.records.insert(view, call.madeCollection, doc);
  return { n: 1 };
}

export function updateOne(...statement: Parameters<typeof changeOne>): Effect {
  const { before, after, isModified } = changeOne(...statement);
  const inserted = before === undefined && after && { upserted: { _id: after['_id'] } };
  return { n: Number(after !== undefined), nModified: Number(isModified), ...inserted };
}

/** Deletes the documents that a filter matches; 0: all. Returns them. */
export function removeSome(call: Call, view: WriteView, filter: Doc, limit: number): Doc[] {
  const { collection } = call;
  return findAll(view, collection, { filter, limit }).map((found) => {
    if (collection !== undefined) call.engine.records.remove(view, collection, found);
    return found.doc;
  });
}

function deleteSome(call: Call, view: WriteView, statement: Doc): Effect {
  const { limit } = statement;
  if (limit !== 0 && limit !== 1)
    fail('FailedToParse', 'The limit field in delete objects must be 0 or 1.');
  return { n: removeSome(call, view, docField(statement, 'q'), limit).length };
}

/** Applies statements in order. The error of a statement belongs to its outcome. */
export function applyEach<T>(
  call: Call,
  statements: readonly T[],
  apply: (statement: T) => Effect,
): Outcome[] {
  const outcomes: Outcome[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      outcomes.push({ index, ...apply(statement) });
    } catch (error) {
      // A write conflict aborts the whole transaction, not one statement.
      if (!(error instanceof MongoError) || error.code === ERROR_CODES.WriteConflict) throw error;
      const { code, message: errmsg, extra } = error;
      outcomes.push({ index, n: 0, error: { code, errmsg, ...extra } });
      if (call.command['ordered'] !== false) break;
    }
  }
  return outcomes;
}

/** The sum of a number over outcomes. */
export const total = (outcomes: readonly Outcome[], field: 'n' | 'nModified'): number =>
  outcomes.reduce((sum, outcome) => sum + (outcome[field] ?? 0), 0);

/** A command with a list of statements. Errors of single statements become `writeErrors`. */
const batch = (
  field: string,
  shape: Pick<CommandDefinition, 'options' | 'statements'>,
  apply: (call: Call, view: WriteView, statement: Doc) => Effect,
): CommandDefinition => ({
  kind: 'write',
  inTransaction: true,
  ...shape,
  run(call, view) {
    // A name that is not valid is an error of the command.
    call.enter(call.namespace);
    const outcomes = applyEach(call, call.docs(field), (one) => apply(call, view, one));
    const writeErrors = outcomes.flatMap(({ index, error }) => (error ? { index, ...error } : []));
    const upserted = outcomes.flatMap(({ index, upserted: one }) => (one ? { index, ...one } : []));
    return {
      n: total(outcomes, 'n'),
      ...(field === 'updates' && { nModified: total(outcomes, 'nModified') }),
      ...(upserted.length > 0 && { upserted }),
      ...(writeErrors.length > 0 && { writeErrors }),
      ok: 1,
    };
  },
});

export const insert = batch('documents', { options: words('documents ordered') }, insertOne);

export const update = batch(
  'updates',
  { options: ['ordered'], statements: { updates: words('q u upsert') } },
  (call, view, one) => updateOne(call, view, docField(one, 'q'), one['u'], one['upsert'] === true),
);

export const deleteCommand = batch(
  'deletes',
  { options: ['ordered'], statements: { deletes: words('q limit') } },
  deleteSome,
);
