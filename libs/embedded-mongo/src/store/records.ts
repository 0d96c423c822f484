import { ObjectId, serialize } from 'bson';
import { describeUpdate } from '../changes/update-description';
import { fail } from '../errors';
import type { Found } from '../indexes/scan';
import { dependsOn, entriesOf, type IndexKeys } from '../indexes/entries';
import { changedFields, encode } from '../values/codec';
import { equal } from '../values/compare';
import { assertStorable } from '../values/guard';
import { type Doc, hasField } from '../values/types';
import type { Catalog, Collection } from './catalog';
import { indexKey, recordKey } from './keys';
import { assertNoDuplicate } from './unique';
import type { WriteView } from './view';

const EMPTY = Buffer.alloc(0);

const without = (keys: IndexKeys, others: IndexKeys): [string, Buffer][] =>
  [...keys].filter(([name]) => !others.has(name));

/** Moves `_id` to the front. Creates one when it is missing. */
function withId(doc: Doc): Doc {
  if (!hasField(doc, '_id')) return { _id: new ObjectId(), ...doc };
  const { _id, ...rest } = doc;
  return { _id, ...rest };
}

/** Writes records and all their index entries. */
export class Records {
  constructor(private readonly catalog: Catalog) {}

  insert(view: WriteView, collection: Collection, input: Doc): Doc {
    const after = withId(input);
    assertStorable(after);
    const content = encode(after);
    const record = collection.nextRecord++;
    this.reindex(view, collection, record, undefined, after);
    view.put(recordKey(collection.ident, record), content);
    view.record({ operation: 'insert', namespace: collection.namespace, content });
    return after;
  }

  /** Returns true when the new document differs from the old one. */
  replace(view: WriteView, collection: Collection, found: Found, after: Doc): boolean {
    const { record, doc: before } = found;
    if (!equal(before['_id'], after['_id']))
      fail('ImmutableField', "The update would modify the immutable field '_id'");
    assertStorable(after);
    const bytes = encode(after);
    const changed = changedFields(encode(before), bytes);
    if (changed.size === 0) return false;
    this.reindex(view, collection, record, before, after, changed);
    view.put(recordKey(collection.ident, record), bytes);
    const content = serialize({ _id: before['_id'], ...describeUpdate(before, after) });
    view.record({ operation: 'update', namespace: collection.namespace, content });
    return true;
  }

  remove(view: WriteView, collection: Collection, { record, doc: before }: Found): void {
    this.reindex(view, collection, record, before, undefined);
    view.remove(recordKey(collection.ident, record));
    const content = serialize({ _id: before['_id'] });
    view.record({ operation: 'delete', namespace: collection.namespace, content });
  }

  /**
   * Locks a record, and moves its index entries to the new document.
   * @param changed the top-level fields that differ; absent: all.
   */
  private reindex(
    view: WriteView,
    collection: Collection,
    record: number,
    before: Doc | undefined,
    after: Doc | undefined,
    changed?: ReadonlySet<string>,
  ): void {
    const { ident, namespace, indexes } = collection;
    if (before !== undefined) view.lock(`${ident}:${record}`);
    const changes = indexes
      .filter((index) => changed === undefined || dependsOn(index, changed))
      .map((index) => {
        const [old, now] = [entriesOf(index, before), entriesOf(index, after)];
        if (now.multi) this.catalog.markMultikey(collection, index);
        return { index, added: without(now.keys, old.keys), removed: without(old.keys, now.keys) };
      });
    for (const { index, added, removed } of changes) {
      if (!index.unique) continue;
      for (const [name] of [...removed, ...added]) view.lock(`${index.ident}=${name}`);
      for (const [, key] of added)
        assertNoDuplicate(view, namespace, index, key, record, after ?? {});
    }
    for (const { index, added, removed } of changes) {
      for (const [, key] of removed) view.remove(indexKey(index.ident, key, record));
      for (const [, key] of added) view.put(indexKey(index.ident, key, record), EMPTY);
    }
  }
}
