/** One comparison of counters with what they count. */
export interface Finding {
  /** Which counters. */
  readonly name: string;
  /** How many records were counted for it. */
  readonly counted: number;
  /** How many counters were compared. */
  readonly compared: number;
  /** Those that are wrong, in words. */
  readonly wrong: readonly string[];
}

/** Numbers by name. */
export type Tally = Map<string, number>;

/** Counts one more of something. */
export function add(tally: Tally, name: string, by = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + by);
}

/** Compares kept numbers with counted ones; a name that one side lacks is 0 there. */
export function compareTallies(kept: Tally, counted: Tally): string[] {
  const names = [...new Set([...kept.keys(), ...counted.keys()])].toSorted();
  return names
    .filter((name) => (kept.get(name) ?? 0) !== (counted.get(name) ?? 0))
    .map((name) => `${name}: kept ${kept.get(name) ?? 0}, counted ${counted.get(name) ?? 0}`);
}
