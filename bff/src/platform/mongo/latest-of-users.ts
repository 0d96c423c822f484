/** The latest row of a user, and its time. */
export interface LatestOf<Row> {
  readonly row: Row;
  readonly at: Date;
}

/** The latest row of each user. Rows without a user are left out. */
export function latestOfUsers<Row extends { readonly userId: number | null }>(
  rows: readonly Row[],
  timeOf: (row: Row) => Date,
): Map<number, LatestOf<Row>> {
  const latest = new Map<number, LatestOf<Row>>();
  for (const row of rows) {
    if (row.userId === null) continue;
    const at = timeOf(row);
    const known = latest.get(row.userId);
    if (!known || known.at < at) latest.set(row.userId, { row, at });
  }
  return latest;
}
