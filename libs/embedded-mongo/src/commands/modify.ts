import type { Found } from '../indexes/scan';
import type { Collection } from '../store/catalog';
import { withId } from '../store/records';
import type { WriteView } from '../store/view';
import { compileUpdate, isReplacement } from '../update/compile';
import { upsertBase } from '../update/upsert';
import type { Doc } from '../values/types';
import type { CommandContext } from './definition';

/** Applies an update to one found document. */
export function modify(
  { engine }: CommandContext,
  view: WriteView,
  collection: Collection,
  found: Found,
  update: unknown,
): { after: Doc; changed: boolean } {
  const after = compileUpdate(update)(found.doc, { now: engine.now(), inserting: false });
  return {
    after,
    changed: engine.records.replace(view, collection, found.record, found.doc, after),
  };
}

/** Inserts what an upsert that found nothing makes of its filter and update. */
export function upsert(
  { engine }: CommandContext,
  view: WriteView,
  collection: Collection,
  filter: Doc,
  update: unknown,
): Doc {
  const base = upsertBase(filter, isReplacement(update));
  const doc = compileUpdate(update)(base, { now: engine.now(), inserting: true });
  return engine.records.insert(view, collection, withId(doc));
}
