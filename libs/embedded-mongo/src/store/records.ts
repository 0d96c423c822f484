import { ObjectId, serialize } from 'bson';
import type { Operation } from '../changes/change';
import { describeUpdate } from '../changes/update-description';
import { fail } from '../errors';
import type { IndexDefinition } from '../indexes/definition';
import { dependsOn, entriesOf } from '../indexes/entries';
import { changedFields, encode } from '../values/codec';
import { equal } from '../values/compare';
import { assertStorable } from '../values/guard';
import { type Doc, hasField } from '../values/types';
import type { Catalog, Collection } from './catalog';
import { indexKey, recordKey } from './keys';
import { assertNoDuplicate } from './unique';
import type { WriteView } from './view';

interface EntryChange {
  readonly index: IndexDefinition;
  readonly added: readonly Buffer[];
  readonly removed: readonly Buffer[];
}

/** A document that is written, with its encoded form. */
interface Encoded {
  readonly doc: Doc;
  readonly bytes: Buffer;
}

function encoded(doc: Doc): Encoded {
  assertStorable(doc);
  return { doc, bytes: encode(doc) };
}

const nameOf = (key: Buffer): string => key.toString('latin1');
const EMPTY = Buffer.alloc(0);

/** Moves `_id` to the front. Creates one when it is missing. */
function withId(doc: Doc): Doc {
  if (!hasField(doc, '_id')) return { _id: new ObjectId(), ...doc };
  const { _id, ...rest } = doc;
  return { _id, ...rest };
}

/** What the history keeps of a change besides a whole document. */
const summary = (before: Doc = {}, after?: Doc): Uint8Array =>
  serialize({ _id: before['_id'], ...(after && describeUpdate(before, after)) });

/** Writes records and all their index entries. */
export class Records {
  constructor(private readonly catalog: Catalog) {}

  insert(view: WriteView, collection: Collection, input: Doc): Doc {
    const doc = withId(input);
    this.change(view, 'insert', collection, collection.nextRecord++, undefined, encoded(doc));
    return doc;
  }

  /** Returns true when the new document differs from the old one. */
  replace(
    view: WriteView,
    collection: Collection,
    record: number,
    before: Doc,
    after: Doc,
  ): boolean {
    if (!equal(before['_id'], after['_id']))
      fail('ImmutableField', "The update would modify the immutable field '_id'");
    const now = encoded(after);
    const changed = changedFields(encode(before), now.bytes);
    if (changed.size === 0) return false;
    this.change(view, 'update', collection, record, before, now, changed);
    return true;
  }

  remove(view: WriteView, collection: Collection, record: number, before: Doc): void {
    this.change(view, 'delete', collection, record, before, undefined);
  }

  /** @param changed the top-level fields that differ; absent: all. */
  private change(
    view: WriteView,
    operation: Operation,
    collection: Collection,
    record: number,
    before: Doc | undefined,
    now: Encoded | undefined,
    changed?: ReadonlySet<string>,
  ): void {
    const { doc: after, bytes } = now ?? {};
    if (before !== undefined) view.lock(`${collection.ident}:${record}`);
    const changes = collection.indexes
      .filter((index) => changed === undefined || dependsOn(index, changed))
      .map((index) => this.entryChange(collection, index, before, after));
    for (const { index, added, removed } of changes) {
      if (!index.unique) continue;
      for (const key of [...removed, ...added]) view.lock(`${index.ident}=${nameOf(key)}`);
      for (const key of added)
        assertNoDuplicate(view, collection.namespace, index, key, record, after ?? {});
    }
    for (const { index, added, removed } of changes) {
      for (const key of removed) view.remove(indexKey(index.ident, key, record));
      for (const key of added) view.put(indexKey(index.ident, key, record), EMPTY);
    }
    if (bytes === undefined) view.remove(recordKey(collection.ident, record));
    else view.put(recordKey(collection.ident, record), bytes);
    const content = bytes !== undefined && operation !== 'update' ? bytes : summary(before, after);
    view.record({ operation, namespace: collection.namespace, content });
  }

  private entryChange(
    collection: Collection,
    index: IndexDefinition,
    before: Doc | undefined,
    after: Doc | undefined,
  ): EntryChange {
    const old = before === undefined ? [] : entriesOf(index, before).keys;
    const now = after === undefined ? { keys: [], multi: false } : entriesOf(index, after);
    if (now.multi) this.catalog.markMultikey(collection, index);
    const oldNames = new Set(old.map(nameOf));
    const newNames = new Set(now.keys.map(nameOf));
    return {
      index,
      added: now.keys.filter((key) => !oldNames.has(nameOf(key))),
      removed: old.filter((key) => !newNames.has(nameOf(key))),
    };
  }
}
