import { table } from '../../../shared/table';

/** The results of two builds of one part. */
export interface BuildPair {
  readonly part: string;
  /** SHA-256 of each file of both builds, by path. */
  readonly builds: readonly [ReadonlyMap<string, string>, ReadonlyMap<string, string>];
}

/** Files that differ or exist in only one build. */
export function differing({ builds: [one, other] }: BuildPair): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => one.get(path) !== other.get(path)).toSorted();
}

/** One line per part, then every file that differs (OPS-17). */
export function describeBuild(commit: string, pairs: readonly BuildPair[]): string {
  const rows = pairs.map((pair) => [pair.part, pair.builds[0].size, differing(pair).length]);
  const faults = pairs.flatMap((pair) => differing(pair).map((path) => `${pair.part}: ${path}`));
  return [
    `Two builds of ${commit}, in two folders`,
    '',
    table(['part', 'files', 'differ'], rows),
    ...(faults.length > 0 ? ['', ...faults] : []),
    '',
  ].join('\n');
}
