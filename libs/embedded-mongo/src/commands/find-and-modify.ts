import { MongoError } from '../errors';
import { findAll } from '../query/find';
import { compileProjection } from '../query/project';
import { parseSort } from '../query/sort';
import type { WriteView } from '../store/view';
import { compileUpdate } from '../update/compile';
import type { Doc } from '../values/types';
import {
  collectionName,
  type CommandContext,
  type CommandDefinition,
  docField,
  existingCollection,
} from './definition';
import { modify, upsert } from './modify';

interface Result {
  readonly value: Doc | null;
  readonly lastErrorObject: Doc;
}

function perform(context: CommandContext, view: WriteView): Result {
  const { engine, db, command } = context;
  const filter = docField(command, 'query');
  const collection = existingCollection(context);
  const update = command['update'];
  const remove = command['remove'] === true;
  const wantsNew = command['new'] === true;
  if (remove === (update !== undefined))
    throw new MongoError(
      'FailedToParse',
      'Either an update or remove=true must be specified, and not both',
    );
  if (remove && (wantsNew || command['upsert'] === true))
    throw new MongoError(
      'FailedToParse',
      'Cannot specify both new=true or upsert=true and remove=true',
    );
  if (!remove) compileUpdate(update);
  const [found] = findAll(view, collection, { filter, sort: parseSort(command['sort']), limit: 1 });
  if (found === undefined || collection === undefined) {
    if (command['upsert'] !== true)
      return { value: null, lastErrorObject: remove ? { n: 0 } : { n: 0, updatedExisting: false } };
    const target = engine.collectionForWrite(db, collectionName(context));
    const inserted = upsert(context, view, target, filter, update);
    return {
      value: wantsNew ? inserted : null,
      lastErrorObject: { n: 1, updatedExisting: false, upserted: inserted['_id'] },
    };
  }
  if (remove) {
    engine.records.remove(view, collection, found.record, found.doc);
    return { value: found.doc, lastErrorObject: { n: 1 } };
  }
  const { after } = modify(context, view, collection, found, update);
  return { value: wantsNew ? after : found.doc, lastErrorObject: { n: 1, updatedExisting: true } };
}

export const findAndModify: CommandDefinition = {
  kind: 'write',
  options: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'bypassDocumentValidation',
    'stmtId',
  ],
  refused: ['collation', 'arrayFilters', 'hint', 'let'],
  inTransaction: true,
  creates: (command) => command['upsert'] === true,
  run(context, view) {
    const fields = docField(context.command, 'fields');
    const project = Object.keys(fields).length === 0 ? undefined : compileProjection(fields);
    try {
      const { value, lastErrorObject } = perform(context, view);
      return { lastErrorObject, value: value !== null && project ? project(value) : value, ok: 1 };
    } catch (error) {
      if (!(error instanceof MongoError) || error.codeName !== 'DuplicateKey') throw error;
      throw new MongoError(
        'DuplicateKey',
        `Plan executor error during findAndModify :: caused by :: ${error.message}`,
        error.extra,
      );
    }
  },
};
