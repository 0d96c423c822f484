import { UUID } from 'bson';
import { fail } from '../errors';
import { entriesOf } from '../indexes/entries';
import type { IndexDefinition, IndexField, IndexRequest } from '../indexes/definition';
import { decode, encode } from '../values/codec';
import type { Doc } from '../values/types';
import { counted } from './counted';
import type { Environment } from './environment';
import { indexKey, recordOf, tableKey, tableRange, TABLE } from './keys';
import { assertNoDuplicate } from './unique';

export interface Collection {
  readonly db: string;
  readonly name: string;
  readonly namespace: string;
  readonly ident: number;
  readonly uuid: UUID;
  indexes: IndexDefinition[];
  nextRecord: number;
}

const ID_FIELD: IndexField = { path: '_id', direction: 1 };
const COUNTER_KEY = tableKey(TABLE.catalog, Buffer.from('next'));
const collectionKey = (namespace: string) =>
  tableKey(TABLE.catalog, Buffer.from(`collection:${namespace}`));
const COLLECTIONS = {
  start: collectionKey(''),
  end: tableKey(TABLE.catalog, Buffer.from('collection;')),
};

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
    const counter = latest.get(COUNTER_KEY);
    if (counter !== undefined)
      this.nextIdent = Math.max(this.nextIdent, Number(decode(counter)['next']));
    this.collections.clear();
    this.unsaved.clear();
    for (const { value } of [...latest.entries(COLLECTIONS.start, COLLECTIONS.end)]) {
      const collection = this.load(decode(value));
      this.collections.set(collection.namespace, collection);
    }
  }

  private load(stored: Doc): Collection {
    const { db, name, ident, uuid, indexes } = stored as Pick<
      Collection,
      'db' | 'name' | 'ident' | 'uuid' | 'indexes'
    >;
    const { start, end } = tableRange(ident);
    let nextRecord = 1;
    for (const key of this.environment.latest.keys(start, end, true)) {
      nextRecord = recordOf(key) + 1;
      break;
    }
    return { db, name, namespace: `${db}.${name}`, ident, uuid, indexes, nextRecord };
  }

  private save(collection: Collection): void {
    const { db, name, ident, uuid, indexes } = collection;
    this.environment.put(
      collectionKey(collection.namespace),
      encode({ db, name, ident, uuid, indexes }),
    );
    this.environment.put(COUNTER_KEY, encode({ next: this.nextIdent }));
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

  find(db: string, name: string): Collection | undefined {
    return this.collections.get(`${db}.${name}`);
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  inDatabase(db: string): Collection[] {
    return this.all().filter((collection) => collection.db === db);
  }

  create(db: string, name: string): Collection {
    const ident = this.nextIdent++;
    const idIndex: IndexDefinition = {
      ident: this.nextIdent++,
      name: '_id_',
      fields: [ID_FIELD],
      unique: true,
      multikey: false,
    };
    const collection: Collection = {
      db,
      name,
      namespace: `${db}.${name}`,
      ident,
      uuid: new UUID(),
      indexes: [idIndex],
      nextRecord: 1,
    };
    this.environment.commit(() => this.save(collection));
    this.collections.set(collection.namespace, collection);
    return collection;
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
    const before = collection.indexes;
    try {
      this.environment.commit(() => {
        action();
        collection.indexes = indexes;
        this.save(collection);
      });
    } catch (error) {
      collection.indexes = before;
      throw error;
    }
  }

  private build({ ident, namespace }: Collection, index: IndexDefinition): void {
    const { latest } = this.environment;
    const { start, end } = tableRange(ident);
    const keys = [...latest.keys(start, end)];
    const what = `building index ${index.name} of ${namespace}`;
    for (const recordKey of counted(keys, keys.length, what, this.log)) {
      const bytes = latest.get(recordKey);
      if (bytes === undefined) fail('InternalError', 'a record vanished during an index build');
      const [record, doc] = [recordOf(recordKey), decode(bytes)];
      const entries = entriesOf(index, doc);
      if (entries.multi) index.multikey = true;
      for (const key of entries.keys) {
        if (index.unique) assertNoDuplicate(latest, namespace, index, key, record, doc);
        this.environment.put(indexKey(index.ident, key, record), Buffer.alloc(0));
      }
    }
  }
}
