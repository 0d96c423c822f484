/** A field that differs between two states of a row; the values as texts. */
export interface FieldChange<Field> {
  readonly field: Field;
  readonly before: string;
  readonly after: string;
}

/** The fields whose texts differ, in the given order. */
export function changedFields<Row, Field extends keyof Row>(
  fields: readonly Field[],
  shown: (value: Row[Field]) => string,
  before: Row,
  after: Row,
): FieldChange<Field>[] {
  return fields.flatMap((field) => {
    const change = { field, before: shown(before[field]), after: shown(after[field]) };
    return change.before === change.after ? [] : [change];
  });
}

/** The fewest ids whose moves make one order into the other: all but the longest row that kept its order. */
export function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const placeOf = new Map(before.map((id, place) => [id, place]));
  const common = after.filter((id) => placeOf.has(id));
  const rows: string[][] = [];
  for (const id of common) {
    const fitting = rows.filter((row) => isBefore(row.at(-1) ?? '', id));
    rows.push([...longestOf(fitting), id]);
  }
  const kept = longestOf(rows);
  return new Set(common.filter((id) => !kept.includes(id)));

  function isBefore(one: string, other: string): boolean {
    return (placeOf.get(one) ?? 0) < (placeOf.get(other) ?? 0);
  }
}

const longestOf = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.reduce((longest, row) => (row.length > longest.length ? row : longest), []);
