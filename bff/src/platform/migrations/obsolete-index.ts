import { keysOf, type NamedIndex } from '../mongo/index-plan';

/** An index that earlier versions declared and this one does not need. */
export interface ObsoleteIndex {
  readonly collection: string;
  readonly key: Readonly<Record<string, 1 | -1>>;
  /** What serves instead. */
  readonly because: string;
}

/** Whether an index of the database is one of them; one that somebody made by hand is not. */
export function isObsolete(
  { collection, index }: NamedIndex,
  obsolete: readonly ObsoleteIndex[],
): boolean {
  return obsolete.some((one) => one.collection === collection && keysOf(one) === keysOf(index));
}
