import { DAY_MS } from '@portal/rules';
import { DatabaseContents, type Documents } from './database-contents';
import type { TestServer } from './test-server';

/**
 * A snapshot of the whole database. Restoring it gives each test the same data, and takes far less than a new server
 * does.
 */
export class Baseline {
  private constructor(
    private readonly server: TestServer,
    private readonly collections: ReadonlyMap<string, Documents>,
  ) {}

  static async take(server: TestServer): Promise<Baseline> {
    return new Baseline(server, await DatabaseContents.of(server).read());
  }

  /** Deletes new documents, and restores deleted and changed ones. */
  async restore(): Promise<void> {
    for (const [name, documents] of await DatabaseContents.of(this.server).read()) {
      const known = this.collections.get(name) ?? [];
      if (documents !== known) await this.restoreOne(name, known, documents);
    }
  }

  private async restoreOne(name: string, known: Documents, documents: Documents): Promise<void> {
    const collection = this.server.connection.collection(name);
    const [before, now] = [byId(known), byId(documents)];
    const came = [...now].filter(([id]) => !before.has(id)).map(([, { _id }]) => _id);
    if (came.length > 0) await collection.deleteMany({ _id: { $in: came as never[] } });
    for (const [id, document] of before) {
      if (JSON.stringify(now.get(id)) === JSON.stringify(document)) continue;
      await collection.deleteOne({ _id: document['_id'] as never });
      await collection.insertOne({ ...document });
    }
  }
}

const byId = (documents: Documents) =>
  new Map(documents.map((document) => [JSON.stringify(document['_id']), document]));

/**
 * Lets all tests of a file use one server. After each of them the database is as before it, and a day has passed, so no
 * limit of one test counts in the next. @param server the server, which the file's `beforeAll` starts.
 */
export function shareServer(server: () => TestServer): void {
  let baseline: Baseline;
  beforeAll(async () => {
    baseline = await Baseline.take(server());
  });
  afterEach(async () => {
    await baseline.restore();
    server().clock.advance(DAY_MS);
  });
  afterAll(() => server().stop());
}
