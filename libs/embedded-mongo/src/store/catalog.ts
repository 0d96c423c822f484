import { fail } from '../errors';
import { entriesOf } from '../indexes/entries';
import type { IndexDefinition, IndexRequest } from '../indexes/definition';
import { decode, encode } from '../values/codec';
import type { Environment } from './environment';
import { indexKey, recordOf, tableKey, tableRange, TABLE } from './keys';
import { assertNoDuplicate } from './unique';

interface StoredCollection {
  readonly db: string;
  readonly name: string;
  readonly ident: number;
  indexes: IndexDefinition[];
}

export interface Collection extends StoredCollection {
  /** "database.collection" */
  readonly namespace: string;
  nextRecord: number;
}

const idIndex = (ident: number): IndexDefinition => ({
  ...{ ident, name: '_id_', unique: true, multikey: false },
  fields: [{ path: '_id', direction: 1 }],
});
const collectionKey = (namespace: string) =>
  tableKey(TABLE.catalog, Buffer.from(`collection:${namespace}`));
const COLLECTIONS = {
  start: collectionKey(''),
  end: tableKey(TABLE.catalog, Buffer.from('collection;')),
};

const SAY_EVERY_MS = 1_000;

/** The list of collections and indexes. It is held in memory; every change is one durable commit. */
export class Catalog {
  private readonly collections = new Map<string, Collection>();
  private readonly unsaved = new Set<Collection>();
  private nextIdent: number = TABLE.firstFree;

  /** @param log gets the progress of index builds. */
  constructor(
    private readonly environment: Environment,
    private readonly log: (line: string) => void = () => undefined,
  ) {
    this.reload();
  }

  /** Reads everything from the store, as after a commit that failed. */
  reload(): void {
    const { latest } = this.environment;
    this.unsaved.clear();
    for (const { value } of [...latest.entries(COLLECTIONS.start, COLLECTIONS.end)])
      this.add(decode(value) as unknown as StoredCollection);
  }

  private add(stored: StoredCollection): Collection {
    const { db, name, ident, indexes } = stored;
    const { start, end } = tableRange(ident);
    const [last] = this.environment.latest.keys(start, end, true);
    const namespace = `${db}.${name}`;
    // Open transactions may have numbers and arrays that no commit has yet.
    const known = this.collections.get(namespace);
    const highest = last === undefined ? 0 : recordOf(last);
    const nextRecord = Math.max(known?.nextRecord ?? 1, highest + 1);
    const collection = { ...stored, namespace, nextRecord };
    this.collections.set(namespace, collection);
    for (const index of indexes)
      if (known?.indexes.some(({ ident: same, multikey }) => same === index.ident && multikey))
        this.markMultikey(collection, index);
    const idents = [ident, ...indexes.map((index) => index.ident)];
    this.nextIdent = Math.max(this.nextIdent, ...idents.map((one) => one + 1));
    return collection;
  }

  private save({ db, name, ident, indexes }: StoredCollection): void {
    this.environment.put(collectionKey(`${db}.${name}`), encode({ db, name, ident, indexes }));
  }

  /** Only inside commit(): writes the multikey flags that its changes set. */
  saveChanges(): void {
    for (const collection of this.unsaved)
      if (this.collections.get(collection.namespace) === collection) this.save(collection);
  }

  changesSaved(): void {
    this.unsaved.clear();
  }

  markMultikey(collection: Collection, index: IndexDefinition): void {
    if (index.multikey) return;
    index.multikey = true;
    this.unsaved.add(collection);
  }

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  create(db: string, name: string): Collection {
    const [ident, idIdent] = [this.nextIdent, this.nextIdent + 1];
    const stored = { db, name, ident, indexes: [idIndex(idIdent)] };
    this.environment.commit(() => this.save(stored));
    return this.add(stored);
  }

  /** `alongside` runs in the same commit. */
  drop(collection: Collection, alongside: () => void): void {
    this.environment.commit(() => {
      alongside();
      this.environment.remove(collectionKey(collection.namespace));
      for (const { ident } of [collection, ...collection.indexes]) this.clear(ident);
    });
    this.collections.delete(collection.namespace);
  }

  private clear(ident: number): void {
    const { start, end } = tableRange(ident);
    this.environment.removeRange(start, end);
  }

  /** Builds indexes over the stored documents. Error 11000 changes nothing. */
  addIndexes(collection: Collection, requests: readonly IndexRequest[]): void {
    const built = requests.map((request): IndexDefinition => ({
      ...request,
      ident: this.nextIdent++,
      multikey: false,
    }));
    this.reindex(collection, [...collection.indexes, ...built], () =>
      built.forEach((index) => this.build(collection, index)),
    );
  }

  dropIndex(collection: Collection, index: IndexDefinition): void {
    const rest = collection.indexes.filter((other) => other !== index);
    this.reindex(collection, rest, () => this.clear(index.ident));
  }

  private reindex(collection: Collection, indexes: IndexDefinition[], action: () => void): void {
    this.environment.commit(() => {
      action();
      this.save({ ...collection, indexes });
    });
    collection.indexes = indexes;
  }

  private build({ ident, namespace }: Collection, index: IndexDefinition): void {
    const { latest } = this.environment;
    const { start, end } = tableRange(ident);
    const keys = [...latest.keys(start, end)];
    let saidAt = performance.now();
    for (const [at, recordKey] of keys.entries()) {
      if (performance.now() - saidAt >= SAY_EVERY_MS) {
        saidAt = performance.now();
        this.log(`embedded-mongo: index ${index.name} of ${namespace}: ${at} of ${keys.length}`);
      }
      const bytes = latest.get(recordKey);
      if (bytes === undefined) fail('InternalError', 'a record vanished during an index build');
      const [record, doc] = [recordOf(recordKey), decode(bytes)];
      const entries = entriesOf(index, doc);
      if (entries.multi) index.multikey = true;
      for (const key of entries.keys.values()) {
        if (index.unique) assertNoDuplicate(latest, namespace, index, key, record, doc);
        this.environment.put(indexKey(index.ident, key, record), Buffer.alloc(0));
      }
    }
  }
}
