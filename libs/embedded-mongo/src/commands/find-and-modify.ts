import { fail, MongoError } from '../errors';
import { findAll } from '../query/find';
import { compileProjection } from '../query/project';
import type { WriteView } from '../store/view';
import { compileUpdate } from '../update/compile';
import type { Doc } from '../values/types';
import { type Call, type CommandDefinition, words } from './definition';
import { modify, upsert } from './writes';

interface Result {
  readonly value: Doc | null;
  readonly lastErrorObject: Doc;
}

function perform(call: Call, view: WriteView): Result {
  const { update } = call.command;
  const [filter, remove, wantsNew] = [call.doc('query'), call.has('remove'), call.has('new')];
  if (remove === (update !== undefined))
    fail('FailedToParse', 'Either an update or remove=true must be specified, and not both');
  if (remove && (wantsNew || call.has('upsert')))
    fail('FailedToParse', 'Cannot specify both new=true or upsert=true and remove=true');
  if (!remove) compileUpdate(update);
  const { collection } = call;
  const [found] = findAll(view, collection, { filter, limit: 1 });
  if (found === undefined || collection === undefined) {
    if (!call.has('upsert'))
      return {
        value: null,
        lastErrorObject: { n: 0, ...(remove ? {} : { updatedExisting: false }) },
      };
    const inserted = upsert(call, view, filter, update);
    return {
      value: wantsNew ? inserted : null,
      lastErrorObject: { n: 1, updatedExisting: false, upserted: inserted['_id'] },
    };
  }
  if (remove) {
    call.engine.records.remove(view, collection, found.record, found.doc);
    return { value: found.doc, lastErrorObject: { n: 1 } };
  }
  const { after } = modify(call, view, collection, found, update);
  return { value: wantsNew ? after : found.doc, lastErrorObject: { n: 1, updatedExisting: true } };
}

export const findAndModify: CommandDefinition = {
  kind: 'write',
  options: words('query remove update new fields upsert'),
  inTransaction: true,
  creates: (call) => call.has('upsert'),
  run(call, view) {
    const project = compileProjection(call.doc('fields'));
    try {
      const { value, lastErrorObject } = perform(call, view);
      return { lastErrorObject, value: value && project(value), ok: 1 };
    } catch (error) {
      if (!(error instanceof MongoError) || error.codeName !== 'DuplicateKey') throw error;
      const message = `Plan executor error during findAndModify :: caused by :: ${error.message}`;
      fail('DuplicateKey', message, error.extra);
    }
  },
};
