import { Long } from 'bson';
import { fail, refuse } from '../errors';
import type { Doc } from '../values/types';
import { type Call, type CommandDefinition, databaseOf, docField, words } from './definition';
import { applyEach, insertOne, total, updateOne } from './writes';

type Kind = 'insert' | 'update';

/** The kind of an operation, and the position of its collection in `nsInfo`. */
function kindOf(operation: Doc): [Kind, number] {
  for (const kind of ['insert', 'update'] as const)
    if (Number.isInteger(operation[kind])) return [kind, Number(operation[kind])];
  return fail('BadValue', 'A bulkWrite operation begins with insert or update.');
}

/** The call of one collection. */
function callOf(call: Call, at: number): Call {
  const { ns } = call.docs('nsInfo')[at] ?? {};
  if (typeof ns !== 'string')
    fail('BadValue', `BulkWrite ops entry has an invalid nsInfo index ${at}.`);
  const dot = ns.indexOf('.');
  const [$db, collection] = [ns.slice(0, Math.max(0, dot)), ns.slice(dot + 1)];
  const target = call.with({ db: databaseOf({ $db }), command: { [call.name]: collection } });
  target.enter(target.namespace);
  return target;
}

/** Inserts and updates in several collections, in order (MongoDB 8). */
export const bulkWrite: CommandDefinition = {
  kind: 'write',
  options: words('ordered errorsOnly bypassDocumentValidation'),
  statements: { ops: words('insert document update filter updateMods multi'), nsInfo: ['ns'] },
  inTransaction: true,
  run(call, view) {
    if (call.db !== 'admin')
      fail('Unauthorized', 'bulkWrite may only be run against the admin database.');
    const operations = call.docs('ops').map((one) => {
      const [kind, at] = kindOf(one);
      return { one, kind, target: callOf(call, at) };
    });
    const outcomes = applyEach(call, operations, ({ one, kind, target }) => {
      if (kind === 'insert') return insertOne(target, view, docField(one, 'document'));
      if (one['multi'] === true) refuse('an update of many documents at once');
      return updateOne(target, view, docField(one, 'filter'), one['updateMods'], false);
    });
    const of = (kind: Kind) => outcomes.filter(({ index }) => operations[index]?.kind === kind);
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
