import { ERROR_CODES, fail, MongoError } from '../errors';
import type { Found } from '../indexes/scan';
import { findAll } from '../query/find';
import type { Collection } from '../store/catalog';
import { withId } from '../store/records';
import type { WriteView } from '../store/view';
import { compileUpdate, isReplacement } from '../update/compile';
import { upsertBase } from '../update/upsert';
import { type Doc, isDoc } from '../values/types';
import { type Call, checkFields, type CommandDefinition, docField, words } from './definition';

/** Applies an update to one document. */
export function modify(
  { engine }: Call,
  view: WriteView,
  collection: Collection,
  { record, doc }: Found,
  update: unknown,
): { after: Doc; changed: boolean } {
  const after = compileUpdate(update)(doc, { now: engine.now(), inserting: false });
  const operation = isReplacement(update) ? 'replace' : 'update';
  return {
    after,
    changed: engine.records.replace(view, collection, record, doc, after, operation),
  };
}

/** Inserts the document of an upsert whose filter matched nothing. */
export function upsert(call: Call, view: WriteView, filter: Doc, update: unknown): Doc {
  const base = upsertBase(filter, isReplacement(update));
  const doc = compileUpdate(update)(base, { now: call.engine.now(), inserting: true });
  return call.engine.records.insert(view, call.madeCollection(), withId(doc));
}

/** The reply of a write command, added up over its statements. */
interface Tally {
  n: number;
  nModified?: number;
  upserted?: Doc[];
}

const SHARED = words('ordered stmtId stmtIds');

type Apply = (call: Call, view: WriteView, statement: Doc, tally: Tally, index: number) => void;

/** A command with a list of statements. Errors of single statements become `writeErrors`. */
const batch = (
  field: string,
  begin: () => Tally,
  apply: Apply,
  shape: Partial<Extract<CommandDefinition, { kind: 'write' }>>,
): CommandDefinition => ({
  kind: 'write',
  options: [field, 'bypassDocumentValidation', ...SHARED],
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
  { creates: () => true },
);

const UPDATE_FIELDS = words('q u upsert multi');
const UPDATE_REFUSED = words('collation arrayFilters hint c sort upsertSupplied');

export const update = batch(
  'updates',
  () => ({ n: 0, nModified: 0 }),
  (call, view, statement, tally, index) => {
    checkFields(statement, 'update.updates', UPDATE_FIELDS, UPDATE_REFUSED);
    const { u, multi } = statement;
    const filter = docField(statement, 'q');
    if (multi === true && isReplacement(u))
      fail('FailedToParse', 'multi update is not supported for replacement-style update');
    compileUpdate(u);
    const { collection } = call;
    const found = findAll(view, collection, { filter, limit: multi === true ? 0 : 1 });
    if (found.length === 0 && statement['upsert'] === true) {
      const { _id } = upsert(call, view, filter, u);
      tally.n += 1;
      (tally.upserted ??= []).push({ index, _id });
    }
    for (const item of found) {
      if (collection !== undefined && modify(call, view, collection, item, u).changed)
        tally.nModified = (tally.nModified ?? 0) + 1;
      tally.n += 1;
    }
  },
  {
    refused: ['let'],
    creates: ({ command }) =>
      Array.isArray(command['updates']) &&
      command['updates'].some((item) => isDoc(item) && item['upsert'] === true),
  },
);

export const deleteCommand = batch(
  'deletes',
  () => ({ n: 0 }),
  (call, view, statement, tally) => {
    checkFields(statement, 'delete.deletes', ['q', 'limit'], ['collation', 'hint']);
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
  { options: ['deletes', ...SHARED], refused: ['let'] },
);
