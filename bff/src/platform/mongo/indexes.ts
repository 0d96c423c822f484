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
/** MongoDB takes no second index of these keys beside the first. */
const OPTIONS_CONFLICT = 85;

/** What the indexes of the database are beside those that the schemas declare (OPS-24). */
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

/** Those without which nothing unique is guarded: missing, or there but not unique. */
export function missingGuards({ missing, differing }: IndexPlan): string[] {
  return [
    ...missing.filter(({ index }) => isGuard(index)),
    ...differing.filter(({ index, present }) => isGuard(index) && !guardsAsMuch(index, present)),
  ].map(describeIndex);
}

/** Creates collections, missing indexes, and those anew that behave otherwise than declared. */
export async function createIndexes(connection: Connection): Promise<void> {
  await createCollections(connection);
  const { missing, differing } = await readIndexPlan(connection);
  const collections = new Set(missing.map(({ collection }) => collection));
  for (const collection of collections) {
    const indexes = missing.filter((one) => one.collection === collection);
    await connection
      .collection(collection)
      .createIndexes(indexes.map(({ index }) => specOf(index)));
  }
  for (const one of differing) await rebuildIndex(connection, one);
}

/** Collections that a transaction writes first must be there before it. */
export async function createCollections(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) await model.createCollection();
}

/** Builds one; nobody is held up, MongoDB lets reads and writes go on. */
export async function createIndex(
  connection: Connection,
  { collection, index }: NamedIndex,
): Promise<void> {
  await connection.collection(collection).createIndexes([specOf(index)]);
}

/**
 * Builds an index beside the one of the same keys and drops that one then, so that nothing is unguarded
 * or slow meanwhile. Where the server takes no second one of these keys, the old one goes first; never
 * one that guards something unique. @throws Error saying so, or the server's: duplicates, for example.
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

/** Drops one. */
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

/** A guard over more documents than declared guards those, too. */
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
