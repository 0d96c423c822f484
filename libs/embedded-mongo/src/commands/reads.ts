import { compilePipeline } from '../aggregate/stages';
import { isChangeStream, openChangeStream } from './change-streams';
import { fail, refuse } from '../errors';
import { findAll, type FindRequest } from '../query/find';
import { compileResult } from '../query/project';
import { parseSort } from '../query/sort';
import { tableRange } from '../store/keys';
import { encode } from '../values/codec';
import { type Doc, isDoc } from '../values/types';
import { type Call, checkFields, type CommandDefinition, words } from './definition';

/** The request of a find command. */
export const findRequest = (call: Call): FindRequest => ({
  filter: call.doc('filter'),
  sort: parseSort(call.command['sort']),
  skip: call.count('skip'),
  limit: call.count('limit'),
});

export const find: CommandDefinition = {
  kind: 'read',
  options: words('filter sort projection skip limit batchSize singleBatch'),
  inTransaction: true,
  run(call, view) {
    const resultOf = compileResult(call.doc('projection'));
    const docs = findAll(view, call.collection, findRequest(call)).map(resultOf);
    const { batchSize } = call.command;
    return call.engine.cursors.first(call.namespace, docs, batchSize, call.has('singleBatch'));
  },
};

/** The number of all documents. Filtered counts are aggregations. */
export const count: CommandDefinition = {
  kind: 'read',
  options: [],
  run({ collection }, view) {
    if (collection === undefined) return { n: 0, ok: 1 };
    const { start, end } = tableRange(collection.ident);
    return { n: view.count(start, end), ok: 1 };
  },
};

/** True for a stage that only counts documents, as countDocuments sends it. */
const onlyCounts = (stage: unknown): boolean =>
  isDoc(stage) &&
  isDoc(stage['$group']) &&
  typeof stage['$group']['_id'] !== 'string' &&
  Object.values(stage['$group']).every(
    (value) => typeof value !== 'object' || (isDoc(value) && typeof value['$sum'] === 'number'),
  );

/** The beginning of a pipeline that can run as a find, and the rest of it. */
export function pushDown(pipeline: readonly unknown[]): [FindRequest, readonly unknown[]] {
  let rest = pipeline;
  const take = (name: string): unknown => {
    const spec = isDoc(rest[0]) ? rest[0][name] : undefined;
    if (spec !== undefined) rest = rest.slice(1);
    return spec;
  };
  const filter = (take('$match') ?? {}) as Doc;
  const limit = Number(take('$limit') ?? 0);
  return [{ filter, limit, onlyCounts: onlyCounts(rest[0]) }, rest];
}

/** The compiled stages of a pipeline. A wrong stage is an error on an empty collection too. */
export function checkedPipeline({ command }: Call): readonly unknown[] {
  const { pipeline } = command;
  if (!Array.isArray(pipeline))
    fail('TypeMismatch', "'pipeline' option must be specified as an array");
  compilePipeline(pipeline);
  return pipeline;
}

export const aggregate: CommandDefinition = {
  kind: 'read',
  options: words('pipeline cursor'),
  inTransaction: true,
  run(call, view) {
    const { engine, command } = call;
    const cursor = call.doc('cursor');
    if (command['cursor'] === undefined)
      fail('FailedToParse', "The 'cursor' option is required, except for aggregate with explain");
    checkFields(cursor, 'aggregate.cursor', ['batchSize']);
    if (isChangeStream(command['pipeline'])) return openChangeStream(call, command['pipeline']);
    if (typeof command['aggregate'] === 'number') refuse('an aggregation without a collection');
    const [request, rest] = pushDown(checkedPipeline(call));
    const found = findAll(view, call.collection, request).map(({ doc }) => doc);
    const docs = compilePipeline(rest)(found).map(encode);
    return engine.cursors.first(call.namespace, docs, cursor['batchSize']);
  },
};
