/** Result of one comparison of counters with their records. */
export interface Finding {
  /** Name of the counters. */
  readonly name: string;
  /** Number of counted records. */
  readonly counted: number;
  /** Number of compared counters. */
  readonly compared: number;
  /** The wrong counters as text. */
  readonly wrong: readonly string[];
}

/** Numbers by name. */
export type Tally = Map<string, number>;

/** Adds to the count of a name. */
export function add(tally: Tally, name: string, by = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + by);
}

/** Compares stored counters with counted records. A missing name counts as 0. */
export function compareTallies(kept: Tally, counted: Tally): string[] {
  const names = [...new Set([...kept.keys(), ...counted.keys()])].toSorted();
  return names
    .filter((name) => (kept.get(name) ?? 0) !== (counted.get(name) ?? 0))
    .map((name) => `${name}: kept ${kept.get(name) ?? 0}, counted ${counted.get(name) ?? 0}`);
}
