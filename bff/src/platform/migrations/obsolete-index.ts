import { keysOf, type NamedIndex } from '../mongo/index-plan';

/** An index that earlier versions declared and that this version does not need. */
export interface ObsoleteIndex {
  readonly collection: string;
  readonly key: Readonly<Record<string, 1 | -1>>;
  /** The reason, with the index that replaces it. */
  readonly because: string;
}

/**
 * Whether an index has the collection and keys of an obsolete one. Other undeclared indexes, such as those
 * created by hand, do not match.
 */
export function isObsolete(
  { collection, index }: NamedIndex,
  obsolete: readonly ObsoleteIndex[],
): boolean {
  return obsolete.some((one) => one.collection === collection && keysOf(one) === keysOf(index));
}
