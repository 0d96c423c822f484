import { Long } from 'bson';
import { fail, refuse } from '../errors';
import type { Doc } from '../values/types';
import { type Call, type CommandDefinition, databaseOf, docField, words } from './definition';
import { applyEach, insertOne, total, updateOne } from './writes';

const KINDS = ['insert', 'update'] as const;
type Kind = (typeof KINDS)[number];

/** The call of one collection. */
function targetOf(call: Call, { ns }: Doc): Call {
  if (typeof ns !== 'string') fail('TypeMismatch', "BSON field 'nsInfo.ns' has to be a 'string'");
  const dot = Math.max(0, ns.indexOf('.'));
  const [db, collection] = [databaseOf({ $db: ns.slice(0, dot) }), ns.slice(dot + 1)];
  const target = call.with({ db, command: { [call.name]: collection } });
  target.enter(target.namespace);
  return target;
}

/** The kind of an operation, and the call of its collection. */
function readOperation(one: Doc, targets: readonly Call[]): { one: Doc; kind: Kind; target: Call } {
  const kind = KINDS.find((name) => Number.isInteger(one[name]));
  const target = kind && targets[Number(one[kind])];
  if (!target) fail('BadValue', 'A bulkWrite operation begins with an insert or update of nsInfo.');
  return { one, kind, target };
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
    const targets = call.docs('nsInfo').map((info) => targetOf(call, info));
    const operations = call.docs('ops').map((one) => readOperation(one, targets));
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
