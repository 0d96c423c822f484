import type { TestServer } from '../test-server';

type Stored = Map<string, Record<string, unknown>>;

/**
 * A snapshot of the whole database. It is restored for each operation, so that all start from the same data.
 */
export class Baseline {
  private constructor(
    private readonly server: TestServer,
    private readonly collections: ReadonlyMap<string, Stored>,
  ) {}

  static async take(server: TestServer): Promise<Baseline> {
    const names = await namesOf(server);
    const stored = await Promise.all(names.map((name) => read(server, name)));
    return new Baseline(
      server,
      new Map(names.map((name, place) => [name, stored[place] as Stored])),
    );
  }

  /** Deletes new documents, and restores deleted and changed ones. */
  async restore(): Promise<void> {
    for (const name of await namesOf(this.server)) {
      const collection = this.server.connection.collection(name);
      const before = this.collections.get(name) ?? (new Map() as Stored);
      const now = await read(this.server, name);
      const came = [...now].filter(([id]) => !before.has(id)).map(([, { _id }]) => _id);
      if (came.length > 0) await collection.deleteMany({ _id: { $in: came as never[] } });
      for (const [id, document] of before) {
        if (JSON.stringify(now.get(id)) === JSON.stringify(document)) continue;
        await collection.deleteOne({ _id: document['_id'] as never });
        await collection.insertOne({ ...document });
      }
    }
  }
}

async function namesOf(server: TestServer): Promise<string[]> {
  const collections = await server.connection.db?.listCollections().toArray();
  return (collections ?? []).map(({ name }) => name);
}

async function read(server: TestServer, name: string): Promise<Stored> {
  const documents = await server.connection.collection(name).find().toArray();
  return new Map(documents.map((document) => [JSON.stringify(document._id), document]));
}
