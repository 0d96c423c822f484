import type { TestServer } from './test-server';

/** Stores documents again without a field, as they were before it existed. The path may be dotted. */
export async function removeField(
  server: TestServer,
  name: string,
  filter: object,
  path: string,
): Promise<void> {
  const collection = server.connection.collection(name);
  for (const document of await collection.find(filter).toArray()) {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    const holder = parts.reduce<Record<string, unknown>>(
      (node, part) => node[part] as Record<string, unknown>,
      document,
    );
    delete holder[last];
    await collection.deleteOne({ _id: document._id });
    await collection.insertOne(document);
  }
}
