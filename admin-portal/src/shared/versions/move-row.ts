/** A list with one row moved up (-1) or down (1); unchanged when there is no such place. */
export function moveRow<Row>(rows: readonly Row[], place: number, step: -1 | 1): readonly Row[] {
  const moved = rows[place];
  const other = rows[place + step];
  if (moved === undefined || other === undefined || place + step < 0) return rows;
  return rows.map((row) => (row === moved ? other : row === other ? moved : row));
}
