import { Long } from 'bson';
import { fail, refuse } from '../errors';
import type { Doc } from '../values/types';
import { Call, type CommandDefinition, databaseOf, docField, words } from './definition';
import { applyEach, insertOne, total, updateOne } from './writes';

type Kind = 'insert' | 'update';

/** The kind of an operation, and the position of its collection in `nsInfo`. */
function kindOf(operation: Doc): [Kind, number] {
  for (const kind of ['insert', 'update'] as const)
    if (Number.isInteger(operation[kind])) return [kind, Number(operation[kind])];
  return fail('BadValue', 'A bulkWrite operation begins with insert or update.');
}

/** The call of one collection. `name` says whether something is inserted. */
function callOf(call: Call, name: Kind, at: number): Call {
  const { ns } = call.docs('nsInfo')[at] ?? {};
  if (typeof ns !== 'string')
    fail('BadValue', `BulkWrite ops entry has an invalid nsInfo index ${at}.`);
  const dot = ns.indexOf('.');
  const [$db, collection] = [ns.slice(0, Math.max(0, dot)), ns.slice(dot + 1)];
  const { engine, command, session, enter } = call;
  return new Call(
    engine,
    name,
    databaseOf({ $db }),
    { ...command, [name]: collection },
    session,
    enter,
  );
}

/** Inserts and updates in several collections, in order (MongoDB 8). */
export const bulkWrite: CommandDefinition = {
  kind: 'write',
  options: words('ordered errorsOnly bypassDocumentValidation'),
  statements: { ops: words('insert document update filter updateMods multi'), nsInfo: ['ns'] },
  inTransaction: true,
  targets(call) {
    if (call.db !== 'admin')
      fail('Unauthorized', 'bulkWrite may only be run against the admin database.');
    return call.docs('ops').map((operation) => callOf(call, ...kindOf(operation)));
  },
  creates: ({ name }) => name === 'insert',
  run(call, view) {
    const operations = call.docs('ops');
    const outcomes = applyEach(call, operations, (one) => {
      const [kind, at] = kindOf(one);
      const target = callOf(call, kind, at);
      if (kind === 'insert') return insertOne(target, view, docField(one, 'document'));
      if (one['multi'] === true) refuse('an update of many documents at once');
      return updateOne(target, view, docField(one, 'filter'), one['updateMods'], false);
    });
    const of = (kind: Kind) =>
      outcomes.filter(({ index }) => kindOf(operations[index] ?? {})[0] === kind);
    const errors = outcomes.filter(({ error }) => error);
    const reported = call.has('errorsOnly') ? errors : outcomes;
    const firstBatch = reported.map(({ index, error, ...effect }) => ({
      ...{ ok: error ? 0 : 1, idx: index },
      ...error,
      ...effect,
    }));
    return {
      cursor: { id: Long.ZERO, firstBatch, ns: 'admin.$cmd.bulkWrite' },
      nErrors: errors.length,
      nInserted: total(of('insert'), 'n'),
      nMatched: total(of('update'), 'n'),
      nModified: total(of('update'), 'nModified'),
      ...{ nUpserted: 0, nDeleted: 0, ok: 1 },
    };
  },
};
