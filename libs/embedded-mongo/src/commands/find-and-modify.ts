import { fail } from '../errors';
import { compileProjection } from '../query/project';
import type { WriteView } from '../store/view';
import type { Doc } from '../values/types';
import { type Call, type CommandDefinition, words } from './definition';
import { changeOne, removeSome } from './writes';

interface Result {
  readonly value: Doc | undefined;
  readonly lastErrorObject: Doc;
}

function perform(call: Call, view: WriteView): Result {
  const { update } = call.command;
  const [filter, wantsNew, mayInsert] = [call.doc('query'), call.has('new'), call.has('upsert')];
  if (call.has('remove') === (update !== undefined))
    fail('FailedToParse', 'Either an update or remove=true must be specified, and not both');
  if (call.has('remove')) {
    if (wantsNew || mayInsert)
      fail('FailedToParse', 'Cannot specify both new=true or upsert=true and remove=true');
    const [value] = removeSome(call, view, filter, 1);
    return { value, lastErrorObject: { n: Number(value !== undefined) } };
  }
  const { before, after } = changeOne(call, view, filter, update, mayInsert);
  const updatedExisting = before !== undefined;
  const inserted = !updatedExisting && after && { upserted: after['_id'] };
  return {
    value: wantsNew ? after : before,
    lastErrorObject: { n: Number(after !== undefined), updatedExisting, ...inserted },
  };
}

export const findAndModify: CommandDefinition = {
  kind: 'write',
  options: words('query remove update new fields upsert'),
  inTransaction: true,
  run(call, view) {
    const project = compileProjection(call.doc('fields'));
    const { value, lastErrorObject } = perform(call, view);
    return { lastErrorObject, value: value === undefined ? null : project(value), ok: 1 };
  },
};
