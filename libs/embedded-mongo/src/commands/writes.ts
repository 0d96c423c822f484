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

/** The reply of a write command, added up over its statements. */
interface Tally {
  n: number;
  nModified?: number;
  upserted?: Doc[];
}

type Apply = (call: Call, view: WriteView, statement: Doc, tally: Tally, index: number) => void;

/** A command with a list of statements. Errors of single statements become `writeErrors`. */
const batch = (
  field: string,
  begin: () => Tally,
  apply: Apply,
  shape: Partial<Extract<CommandDefinition, { kind: 'write' }>>,
): CommandDefinition => ({
  kind: 'write',
  options: ['ordered'],
  inTransaction: true,
  ...shape,
  run(call, view) {
    const tally = begin();
    const writeErrors: Doc[] = [];
    for (const [index, statement] of call.docs(field).entries()) {
      try {
        apply(call, view, statement, tally, index);
      } catch (error) {
        // A write conflict aborts the whole transaction, not one statement.
        if (!(error instanceof MongoError) || error.code === ERROR_CODES.WriteConflict) throw error;
        writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.extra });
        if (call.command['ordered'] !== false) break;
      }
    }
    return { ...tally, ...(writeErrors.length > 0 ? { writeErrors } : {}), ok: 1 };
  },
});

export const insert = batch(
  'documents',
  () => ({ n: 0 }),
  (call, view, doc, tally) => {
    call.engine.records.insert(view, call.madeCollection(), doc);
    tally.n += 1;
  },
  { options: words('documents ordered'), creates: () => true },
);

export const update = batch(
  'updates',
  () => ({ n: 0, nModified: 0 }),
  (call, view, statement, tally, index) => {
    const { u } = statement;
    const filter = docField(statement, 'q');
    compileUpdate(u);
    const { collection } = call;
    const [found] = findAll(view, collection, { filter, limit: 1 });
    if (found !== undefined && collection !== undefined) {
      const { changed } = modify(call, view, collection, found, u);
      tally.nModified = (tally.nModified ?? 0) + Number(changed);
    } else if (statement['upsert'] === true) {
      const { _id } = upsert(call, view, filter, u);
      (tally.upserted ??= []).push({ index, _id });
    } else {
      return;
    }
    tally.n += 1;
  },
  {
    statements: { updates: words('q u upsert') },
    creates: ({ command }) =>
      Array.isArray(command['updates']) &&
      command['updates'].some((item) => isDoc(item) && item['upsert'] === true),
  },
);

export const deleteCommand = batch(
  'deletes',
  () => ({ n: 0 }),
  (call, view, statement, tally) => {
    const { limit } = statement;
    if (limit !== 0 && limit !== 1)
      fail('FailedToParse', 'The limit field in delete objects must be 0 or 1.');
    const { collection } = call;
    const filter = docField(statement, 'q');
    for (const { record, doc } of findAll(view, collection, { filter, limit })) {
      if (collection !== undefined) call.engine.records.remove(view, collection, record, doc);
      tally.n += 1;
    }
  },
  { statements: { deletes: words('q limit') } },
);
