const REBUILT = '_anew';

/** Keys and options of an index, as `listIndexes` returns and schemas declare them. */
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

/** An existing index with the right keys but with other options than declared. */
export interface DifferingIndex extends NamedIndex {
  readonly present: IndexShape & { readonly name: string };
}

/** Differences between the existing and the declared indexes of a collection. */
export interface IndexPlan {
  readonly missing: readonly NamedIndex[];
  readonly differing: readonly DifferingIndex[];
  /** Not declared in a schema: from an earlier version, or created by hand. */
  readonly unknown: readonly NamedIndex[];
}

type Present = IndexShape & { readonly name: string };

/** Compares declared and existing indexes. Their names are ignored. */
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
    // Both exist: a rebuild was interrupted before it dropped the old index.
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

/** Whether the index guards uniqueness. The service does not work without such an index (OPS-24). */
export const isGuard = ({ unique }: IndexShape): boolean => unique === true;

/** `users: userId` or `users: expiresAt, userId (expires after 0 s)`, for logs and operators. */
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

/** Name of an index that replaces another one while that one still exists. */
export const rebuiltName = (name: string): string =>
  name.endsWith(REBUILT) ? name.slice(0, -REBUILT.length) : `${name}${REBUILT}`;

/** The keys as text for comparison. Their order matters. */
export const keysOf = ({ key }: IndexShape): string => JSON.stringify(Object.entries(key));

const behaviour = (index: IndexShape): string =>
  JSON.stringify([
    keysOf(index),
    isGuard(index),
    index.expireAfterSeconds ?? null,
    index.partialFilterExpression ?? null,
  ]);
