const REBUILT = '_anew';

/** Keys of an index and how it is to behave, as `listIndexes` tells and schemas declare it. */
export interface IndexShape {
  readonly key: Readonly<Record<string, unknown>>;
  readonly name?: string;
  readonly unique?: boolean;
  readonly expireAfterSeconds?: number;
  readonly partialFilterExpression?: object;
}

/** An index of a collection. */
export interface NamedIndex {
  readonly collection: string;
  readonly index: IndexShape;
}

/** One that is there with the right keys, but behaves otherwise than declared. */
export interface DifferingIndex extends NamedIndex {
  readonly present: IndexShape & { readonly name: string };
}

/** What a collection's indexes are beside what its schema declares. */
export interface IndexPlan {
  readonly missing: readonly NamedIndex[];
  readonly differing: readonly DifferingIndex[];
  /** Declared by no schema: of an earlier version, or made by hand. */
  readonly unknown: readonly NamedIndex[];
}

type Present = IndexShape & { readonly name: string };

/** Compares what is declared with what is there; names of indexes do not count. */
export function planIndexes(
  collection: string,
  declared: readonly IndexShape[],
  present: readonly Present[],
): IndexPlan {
  const missing: NamedIndex[] = [];
  const differing: DifferingIndex[] = [];
  const known = new Set<Present>();
  const wanted = new Set(declared.map(behaviour));
  for (const index of declared) {
    const same = present.find((other) => behaviour(other) === behaviour(index));
    const near = present.find(
      (other) => keysOf(other) === keysOf(index) && !wanted.has(behaviour(other)),
    );
    if (same) known.add(same);
    // Both are there: a rebuild was cut off before it dropped the old one.
    const isLeftover = same && near && near.name === rebuiltName(same.name);
    if (near && (!same || isLeftover)) {
      known.add(near);
      differing.push({ collection, index, present: near });
    } else if (!same) {
      missing.push({ collection, index });
    }
  }
  const unknown = present
    .filter((index) => index.name !== '_id_' && !known.has(index))
    .map((index) => ({ collection, index }));
  return { missing, differing, unknown };
}

/** Whether it keeps what must be unique so: a service does not start its work without it (OPS-24). */
export const isGuard = ({ unique }: IndexShape): boolean => unique === true;

/** `users: userId` or `users: expiresAt, userId (expires after 0 s)`, for logs and people. */
export function describeIndex({ collection, index }: NamedIndex): string {
  const { unique, expireAfterSeconds, partialFilterExpression } = index;
  const words = [
    unique && 'unique',
    expireAfterSeconds !== undefined && `expires after ${expireAfterSeconds} s`,
    partialFilterExpression && `where ${JSON.stringify(partialFilterExpression)}`,
  ].filter(Boolean);
  const behaves = words.length > 0 ? ` (${words.join(', ')})` : '';
  const keys = Object.entries(index.key).map(([path, way]) => (way === -1 ? `-${path}` : path));
  return `${collection}: ${keys.join(', ')}${behaves}`;
}

/** Name of the index that takes another's place while that one is still there. */
export const rebuiltName = (name: string): string =>
  name.endsWith(REBUILT) ? name.slice(0, -REBUILT.length) : `${name}${REBUILT}`;

/** The order of keys counts. */
export const keysOf = ({ key }: IndexShape): string => JSON.stringify(Object.entries(key));

const behaviour = (index: IndexShape): string =>
  JSON.stringify([
    keysOf(index),
    isGuard(index),
    index.expireAfterSeconds ?? null,
    index.partialFilterExpression ?? null,
  ]);
