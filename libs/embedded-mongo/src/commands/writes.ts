import { ERROR_CODES, fail, MongoError } from '../errors';
import type { Found } from '../indexes/scan';
import { findAll } from '../query/find';
import type { Collection } from '../store/catalog';
import { withId } from '../store/records';
import type { WriteView } from '../store/view';
import { compileUpdate } from '../update/compile';
import { upsertBase } from '../update/upsert';
import { type Doc, isDoc } from '../values/types';
import { type Call, type CommandDefinition, docField, words } from './definition';

/** Applies an update to one document. */
export function modify(
  { engine }: Call,
  view: WriteView,
  collection: Collection,
  { record, doc }: Found,
  update: unknown,
): { after: Doc; changed: boolean } {
  const after = compileUpdate(update)(doc);
  return { after, changed: engine.records.replace(view, collection, record, doc, after) };
}

/** Inserts the document of an upsert whose filter matched nothing. */
export function upsert(call: Call, view: WriteView, filter: Doc, update: unknown): Doc {
  const doc = compileUpdate(update)(upsertBase(filter));
  return call.engine.records.insert(view, call.madeCollection(), withId(doc));
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
  call.engine.records.insert(view, call.madeCollection(), doc);
  return { n: 1 };
}

export function updateOne(
  call: Call,
  view: WriteView,
  filter: Doc,
  change: unknown,
  mayInsert: boolean,
): Effect {
  compileUpdate(change);
  const { collection } = call;
  const [found] = findAll(view, collection, { filter, limit: 1 });
  if (found !== undefined && collection !== undefined)
    return { n: 1, nModified: Number(modify(call, view, collection, found, change).changed) };
  if (!mayInsert) return { n: 0, nModified: 0 };
  const { _id } = upsert(call, view, filter, change);
  return { n: 1, nModified: 0, upserted: { _id } };
}

function deleteSome(call: Call, view: WriteView, { q, limit }: Doc): Effect {
  if (limit !== 0 && limit !== 1)
    fail('FailedToParse', 'The limit field in delete objects must be 0 or 1.');
  const { collection } = call;
  const found = findAll(view, collection, { filter: docField({ q }, 'q'), limit });
  for (const { record, doc } of found)
    if (collection !== undefined) call.engine.records.remove(view, collection, record, doc);
  return { n: found.length };
}

/** Applies statements in order. The error of a statement belongs to its outcome. */
export function applyEach(
  call: Call,
  statements: readonly Doc[],
  apply: (statement: Doc) => Effect,
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
  apply: (call: Call, view: WriteView, statement: Doc) => Effect,
  shape: Partial<Extract<CommandDefinition, { kind: 'write' }>>,
  counts: (outcomes: readonly Outcome[]) => Doc = () => ({}),
): CommandDefinition => ({
  kind: 'write',
  options: ['ordered'],
  inTransaction: true,
  ...shape,
  run(call, view) {
    const outcomes = applyEach(call, call.docs(field), (one) => apply(call, view, one));
    const writeErrors = outcomes.flatMap(({ index, error }) => (error ? { index, ...error } : []));
    return {
      n: total(outcomes, 'n'),
      ...counts(outcomes),
      ...(writeErrors.length > 0 && { writeErrors }),
      ok: 1,
    };
  },
});

export const insert = batch('documents', insertOne, {
  options: words('documents ordered'),
  creates: () => true,
});

export const update = batch(
  'updates',
  (call, view, one) => updateOne(call, view, docField(one, 'q'), one['u'], one['upsert'] === true),
  {
    statements: { updates: words('q u upsert') },
    creates: ({ command }) =>
      Array.isArray(command['updates']) &&
      command['updates'].some((item) => isDoc(item) && item['upsert'] === true),
  },
  (outcomes) => {
    const upserted = outcomes.flatMap(({ index, upserted: one }) => (one ? { index, ...one } : []));
    const nModified = total(outcomes, 'nModified');
    return upserted.length > 0 ? { nModified, upserted } : { nModified };
  },
);

export const deleteCommand = batch('deletes', deleteSome, {
  statements: { deletes: words('q limit') },
});
