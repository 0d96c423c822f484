import type { Connection } from 'mongoose';
import {
  describeIndex,
  type DifferingIndex,
  type IndexPlan,
  type IndexShape,
  isGuard,
  type NamedIndex,
  planIndexes,
  rebuiltName,
} from './index-plan';

/** The collection does not exist yet, so it has no index either. */
const NAMESPACE_NOT_FOUND = 26;
/** MongoDB refuses a second index with the same keys. */
const OPTIONS_CONFLICT = 85;

/** Compares the indexes of the database with those that the schemas declare (OPS-24). */
export async function readIndexPlan(connection: Connection): Promise<IndexPlan> {
  const plans: IndexPlan[] = [];
  for (const model of Object.values(connection.models)) {
    const { name } = model.collection;
    plans.push(planIndexes(name, declaredIndexes(model), await presentIndexes(name, connection)));
  }
  return {
    missing: plans.flatMap(({ missing }) => missing),
    differing: plans.flatMap(({ differing }) => differing),
    unknown: plans.flatMap(({ unknown }) => unknown),
  };
}

/** Unique indexes that are missing, or that exist but do not guard what they should. */
export function missingGuards({ missing, differing }: IndexPlan): string[] {
  return [
    ...missing.filter(({ index }) => isGuard(index)),
    ...differing.filter(({ index, present }) => isGuard(index) && !guardsAsMuch(index, present)),
  ].map(describeIndex);
}

/**
 * Creates collections and missing indexes, and rebuilds indexes whose options differ. Afterwards none is
 * missing or differs.
 * @param say gets a line for each step.
 */
export async function createIndexes(
  connection: Connection,
  say: (line: string) => void,
): Promise<void> {
  const { missing, differing } = await readIndexPlan(connection);
  const collections = [...new Set(missing.map(({ collection }) => collection))];
  // The first index of a collection creates it, so the others are those that may be missing.
  await createCollections(connection, new Set(collections));
  for (const [at, collection] of collections.entries()) {
    say(`Building indexes of ${collection}, ${at + 1} of ${collections.length} collections.`);
    const indexes = missing.filter((one) => one.collection === collection);
    await connection
      .collection(collection)
      .createIndexes(indexes.map(({ index }) => specOf(index)));
  }
  for (const one of differing) {
    say(`Rebuilding an index: ${describeIndex(one)}.`);
    await rebuildIndex(connection, one);
  }
}

/**
 * Creates all collections, because a transaction may not be the first to write into one.
 * @param except collections that an index creates.
 */
export async function createCollections(
  connection: Connection,
  except: ReadonlySet<string> = new Set(),
): Promise<void> {
  for (const model of Object.values(connection.models)) {
    if (!except.has(model.collection.name)) await model.createCollection();
  }
}

/** Builds an index. MongoDB allows reads and writes during the build. */
export async function createIndex(
  connection: Connection,
  { collection, index }: NamedIndex,
): Promise<void> {
  await connection.collection(collection).createIndexes([specOf(index)]);
}

/**
 * Builds the new index beside the old one with the same keys, and then drops the old one. Uniqueness and
 * speed are never lost. When the server refuses a second index with these keys, the old one is dropped first,
 * but never a unique one. @throws Error saying so, or the server's error, for example for duplicates.
 */
export async function rebuildIndex(
  connection: Connection,
  differing: DifferingIndex,
): Promise<void> {
  const { collection, index, present } = differing;
  const indexes = connection.collection(collection);
  const name = rebuiltName(present.name);
  try {
    await indexes.createIndexes([{ ...specOf(index), name }]);
    await indexes.dropIndex(present.name);
  } catch (error) {
    if (codeOf(error) !== OPTIONS_CONFLICT) throw error;
    if (isGuard(present)) {
      throw new Error(
        `${describeIndex(differing)} guards something unique and cannot be built beside the old one. ` +
          'Stop the service, drop the old one and run this again.',
        { cause: error },
      );
    }
    await indexes.dropIndex(present.name);
    await indexes.createIndexes([specOf(index)]);
  }
}

/** Drops an index. */
export async function dropIndex(
  connection: Connection,
  { collection, index }: NamedIndex,
): Promise<void> {
  if (index.name) await connection.collection(collection).dropIndex(index.name);
}

type Declaring = Connection['models'][string];

function declaredIndexes(model: Declaring): IndexShape[] {
  return model.schema.indexes().map(([key, options]) => {
    const { unique, expireAfterSeconds, partialFilterExpression } = options ?? {};
    return {
      key: key as IndexShape['key'],
      ...(unique === true && { unique }),
      ...(typeof expireAfterSeconds === 'number' && { expireAfterSeconds }),
      ...(partialFilterExpression && { partialFilterExpression }),
    };
  });
}

async function presentIndexes(
  name: string,
  connection: Connection,
): Promise<(IndexShape & { name: string })[]> {
  try {
    return await connection.collection(name).listIndexes().toArray();
  } catch (error) {
    if (codeOf(error) === NAMESPACE_NOT_FOUND) return [];
    throw error;
  }
}

/** A unique index over more documents than declared also guards the declared ones. */
const guardsAsMuch = (index: IndexShape, present: IndexShape): boolean =>
  isGuard(present) &&
  (present.partialFilterExpression === undefined ||
    JSON.stringify(present.partialFilterExpression) ===
      JSON.stringify(index.partialFilterExpression));

const specOf = ({ key, ...options }: IndexShape) => ({
  key: key as Record<string, 1 | -1>,
  ...options,
});

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : null;
