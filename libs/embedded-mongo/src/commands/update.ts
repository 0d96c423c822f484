import { MongoError } from '../errors';
import { findAll } from '../query/find';
import type { WriteView } from '../store/view';
import { compileUpdate, isReplacement } from '../update/compile';
import type { Doc } from '../values/types';
import {
  checkFields,
  collectionName,
  type CommandContext,
  type CommandDefinition,
  docField,
  docList,
  existingCollection,
} from './definition';
import { modify, upsert } from './modify';
import { runStatements } from './write-errors';

const ALLOWED = ['q', 'u', 'upsert', 'multi'];
const REFUSED = ['collation', 'arrayFilters', 'hint', 'c', 'sort', 'upsertSupplied'];

interface Outcome {
  n: number;
  nModified: number;
  upserted: Doc[];
}

function updateOne(
  context: CommandContext,
  view: WriteView,
  statement: Doc,
  index: number,
  outcome: Outcome,
): void {
  checkFields(statement, 'update.updates', ALLOWED, REFUSED);
  const [filter, update, multi] = [
    docField(statement, 'q'),
    statement['u'],
    statement['multi'] === true,
  ];
  if (multi && isReplacement(update))
    throw new MongoError(
      'FailedToParse',
      'multi update is not supported for replacement-style update',
    );
  compileUpdate(update);
  const collection = existingCollection(context);
  const found = findAll(view, collection, { filter, limit: multi ? 0 : 1 });
  if (found.length === 0 && statement['upsert'] === true) {
    const target = context.engine.collectionForWrite(context.db, collectionName(context));
    const { _id } = upsert(context, view, target, filter, update);
    outcome.n += 1;
    outcome.upserted.push({ index, _id });
    return;
  }
  if (collection === undefined) return;
  for (const item of found) {
    if (modify(context, view, collection, item, update).changed) outcome.nModified += 1;
    outcome.n += 1;
  }
}

export const update: CommandDefinition = {
  kind: 'write',
  options: ['updates', 'ordered', 'bypassDocumentValidation', 'stmtId', 'stmtIds'],
  refused: ['let'],
  inTransaction: true,
  creates: (command) =>
    Array.isArray(command['updates']) &&
    command['updates'].some((item: Doc) => item['upsert'] === true),
  run(context, view) {
    const { command } = context;
    const outcome: Outcome = { n: 0, nModified: 0, upserted: [] };
    const errors = runStatements(
      docList(command, 'updates'),
      command['ordered'] !== false,
      (statement, index) => updateOne(context, view, statement, index, outcome),
    );
    const { n, nModified, upserted } = outcome;
    return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...errors, ok: 1 };
  },
};
