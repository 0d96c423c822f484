import type { Connection } from 'mongoose';

/** Creates collections and every index of every schema; for starts outside production (goal O24). */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) {
    await model.createCollection();
    await model.createIndexes();
  }
}

/** Unique indexes that a schema declares and the database has not: `collection: keys` (goal O24). */
export async function missingUniqueIndexes(connection: Connection): Promise<string[]> {
  const missing: string[] = [];
  for (const model of Object.values(connection.models)) {
    const wanted = model.schema.indexes().filter(([, options]) => options?.unique === true);
    if (wanted.length === 0) continue;
    const present = await existingIndexes(model.collection.name, connection);
    for (const [keys] of wanted) {
      const found = present.some(({ key, unique }) => unique && sameKeys(key, keys));
      if (!found) missing.push(`${model.collection.name}: ${Object.keys(keys).join(', ')}`);
    }
  }
  return missing;
}

interface ExistingIndex {
  readonly key: object;
  readonly unique: boolean;
}

async function existingIndexes(name: string, connection: Connection): Promise<ExistingIndex[]> {
  try {
    const indexes = await connection.collection(name).listIndexes().toArray();
    return indexes.map((index) => ({ key: index.key, unique: index.unique === true }));
  } catch (error) {
    // 26: the collection does not exist yet, so it has no index either.
    if (error instanceof Error && 'code' in error && error.code === 26) return [];
    throw error;
  }
}

const sameKeys = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a)) === JSON.stringify(Object.entries(b));
