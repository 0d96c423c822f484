import { MongoError } from '../errors';
import { findAll } from '../query/find';
import { compileProjection } from '../query/project';
import { parseSort } from '../query/sort';
import { tableRange } from '../store/keys';
import { encodeValue } from '../indexes/key-encoding';
import { EMPTY_ARRAY, indexedValues } from '../values/index-keys';
import { splitPath } from '../values/paths';
import type { Doc } from '../values/types';
import {
  collectionName,
  type CommandDefinition,
  countField,
  docField,
  existingCollection,
} from './definition';

const REFUSED_READ = [
  'collation',
  'hint',
  'let',
  'max',
  'min',
  'returnKey',
  'showRecordId',
  'tailable',
  'awaitData',
  'oplogReplay',
  'term',
];

export const find: CommandDefinition = {
  kind: 'read',
  options: [
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'noCursorTimeout',
    'allowDiskUse',
    'allowPartialResults',
  ],
  refused: REFUSED_READ,
  inTransaction: true,
  run(context, view) {
    const { engine, db, command } = context;
    const projection = docField(command, 'projection');
    const project =
      Object.keys(projection).length === 0 ? undefined : compileProjection(projection);
    const found = findAll(view, existingCollection(context), {
      filter: docField(command, 'filter'),
      sort: parseSort(command['sort']),
      skip: countField(command, 'skip'),
      limit: countField(command, 'limit'),
    });
    const docs = found.map(({ doc }) => (project ? project(doc) : doc));
    return engine.cursors.first(
      `${db}.${collectionName(context)}`,
      docs,
      command['batchSize'],
      command['singleBatch'] === true,
    );
  },
};

export const count: CommandDefinition = {
  kind: 'read',
  options: ['query', 'skip', 'limit', 'fields'],
  refused: ['collation', 'hint'],
  run(context, view) {
    const { command } = context;
    const collection = existingCollection(context);
    const filter = docField(command, 'query');
    const [skip, limit] = [countField(command, 'skip'), countField(command, 'limit')];
    if (collection !== undefined && Object.keys(filter).length === 0) {
      const { start, end } = tableRange(collection.ident);
      const rest = Math.max(0, view.count(start, end) - skip);
      return { n: limit > 0 ? Math.min(limit, rest) : rest, ok: 1 };
    }
    return { n: findAll(view, collection, { filter, skip, limit }).length, ok: 1 };
  },
};

export const distinct: CommandDefinition = {
  kind: 'read',
  options: ['key', 'query'],
  refused: ['collation', 'hint'],
  inTransaction: true,
  run(context, view) {
    const { command } = context;
    const key = command['key'];
    if (typeof key !== 'string' || key === '')
      throw new MongoError(
        'TypeMismatch',
        "BSON field 'distinct.key' has to be a non-empty string",
      );
    const values = new Map<string, unknown>();
    for (const { doc } of findAll(view, existingCollection(context), {
      filter: docField(command, 'query'),
    }))
      for (const value of distinctValues(doc, key))
        values.set(encodeValue(value).toString('latin1'), value);
    return {
      values: [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value),
      ok: 1,
    };
  },
};

const distinctValues = (doc: Doc, key: string): unknown[] =>
  indexedValues(doc, splitPath(key)).values.filter(
    (value) => value !== undefined && value !== EMPTY_ARRAY,
  );
