import { compilePipeline, stageOf } from '../aggregate/stages';
import { MongoError, notSupported } from '../errors';
import type { ScanCount } from '../indexes/scan';
import { findAll, type FindRequest } from '../query/find';
import { parseSort } from '../query/sort';
import type { View } from '../store/view';
import { type Doc, isDoc } from '../values/types';
import {
  checkFields,
  collectionName,
  type CommandContext,
  type CommandDefinition,
  docField,
} from './definition';

/** What of a pipeline's beginning is read as a find: the filter, then the order, then the limit. */
export function pushDown(pipeline: readonly unknown[]): {
  request: FindRequest;
  rest: readonly unknown[];
} {
  const specOf = (at: number, name: string): unknown => {
    const stage = pipeline[at];
    return isDoc(stage) && stageOf(stage).name === name ? stage[name] : undefined;
  };
  let at = 0;
  const filter = specOf(at, '$match');
  if (isDoc(filter)) at += 1;
  const sort = specOf(at, '$sort');
  if (isDoc(sort)) at += 1;
  const limit = specOf(at, '$limit');
  if (typeof limit === 'number' && Number.isInteger(limit) && limit > 0) at += 1;
  return {
    request: {
      filter: isDoc(filter) ? filter : {},
      sort: isDoc(sort) ? parseSort(sort) : [],
      limit:
        typeof limit === 'number' && at > 0 && specOf(at - 1, '$limit') !== undefined ? limit : 0,
    },
    rest: pipeline.slice(at),
  };
}

export function runPipeline(
  context: CommandContext,
  view: View,
  count?: ScanCount,
): readonly Doc[] {
  const { engine, db, command, transaction } = context;
  const pipeline = command['pipeline'];
  if (!Array.isArray(pipeline))
    throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  const source = (from: string, filter: Doc): Doc[] => {
    if (transaction !== undefined) engine.transactions.enter(transaction, `${db}.${from}`);
    return findAll(view, engine.collection(db, from), { filter }).map(({ doc }) => doc);
  };
  // The whole pipeline is compiled first: a wrong stage is an error on an empty collection too.
  compilePipeline(pipeline, source);
  const { request, rest } = pushDown(pipeline);
  const found = findAll(view, engine.collection(db, collectionName(context)), request, count);
  return compilePipeline(rest, source)(found.map(({ doc }) => doc));
}

export const aggregate: CommandDefinition = {
  kind: 'read',
  options: ['pipeline', 'cursor', 'allowDiskUse', 'bypassDocumentValidation'],
  refused: ['collation', 'hint', 'let', 'explain', 'exchange', 'fromMongos', 'needsMerge'],
  inTransaction: true,
  run(context, view) {
    const { engine, db, command } = context;
    if (typeof command['aggregate'] === 'number')
      throw notSupported('an aggregation without a collection');
    const cursor = docField(command, 'cursor');
    if (command['cursor'] === undefined)
      throw new MongoError(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    checkFields(cursor, 'aggregate.cursor', ['batchSize']);
    const docs = runPipeline(context, view);
    return engine.cursors.first(`${db}.${collectionName(context)}`, docs, cursor['batchSize']);
  },
};
