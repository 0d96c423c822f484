import { type ChangeStream, type ChangeStreamDocument, MongoServerError, ObjectId } from 'mongodb';
import type { TestServer } from './test-server';

/** Documents of a collection in the order of their ids. */
export type Documents = readonly Readonly<Record<string, unknown>>[];

/** Collection of marks. A mark that came by the stream says that all changes before it came too. */
const MARKS = 'marks-of-looks';
/** How long the server waits for a change, ms. The first look waits so long, and there is none. */
const WAIT_MS = 1;
/** The server's code for more changes than it remembers. */
const HISTORY_LOST = 286;

/**
 * The documents of a test's database. A collection is read again only after its change stream named it: reading
 * all of some 50 collections around every request takes longer than the requests.
 */
export class DatabaseContents {
  private readonly known = new Map<string, Documents>();
  private changes: ChangeStream | null = null;

  private constructor(private readonly server: TestServer) {}

  /** One for all who look at the database of a server. */
  static of(server: TestServer): DatabaseContents {
    const contents = ALL.get(server) ?? new DatabaseContents(server);
    ALL.set(server, contents);
    return contents;
  }

  /** All collections as they are now, also empty ones, by name. */
  async read(): Promise<ReadonlyMap<string, Documents>> {
    await this.forgetChanged();
    const { connection } = this.server;
    const collections = (await connection.db?.listCollections().toArray()) ?? [];
    const names = collections.map(({ name }) => name).filter((name) => name !== MARKS);
    names.sort();
    const contents = await Promise.all(names.map((name) => this.documentsOf(name)));
    return new Map(names.map((name, place) => [name, contents[place] ?? []]));
  }

  private async documentsOf(name: string): Promise<Documents> {
    const known = this.known.get(name);
    if (known) return known;
    const found = await this.server.connection.collection(name).find().sort({ _id: 1 }).toArray();
    this.known.set(name, found);
    return found;
  }

  private async forgetChanged(): Promise<void> {
    this.changes ??= await this.follow();
    const mark = new ObjectId();
    await this.server.connection.collection(MARKS).insertOne({ _id: mark });
    try {
      for (;;) {
        const change = (await this.changes.next()) as ChangeStreamDocument;
        if ('documentKey' in change && mark.equals(change.documentKey._id)) return;
        if ('ns' in change && 'coll' in change.ns) this.known.delete(change.ns.coll);
        else this.known.clear();
      }
    } catch (error) {
      if (!(error instanceof MongoServerError) || error.code !== HISTORY_LOST) throw error;
      this.changes = await this.follow();
    }
  }

  /** Opens a stream. What was read before it is read again. */
  private async follow(): Promise<ChangeStream> {
    const { db } = this.server.connection;
    if (!db) throw new Error('The test is not connected to its database.');
    const changes = db.watch([], { maxAwaitTimeMS: WAIT_MS });
    await changes.tryNext();
    this.known.clear();
    return changes;
  }
}

const ALL = new WeakMap<TestServer, DatabaseContents>();
