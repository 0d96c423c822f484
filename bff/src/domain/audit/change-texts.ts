/** The longest text in a record of the audit, in characters. */
const MOST_TEXT = 4_000;

/** What differs for one row of a list that is published as a whole. */
export interface RowChange {
  readonly id: string;
  /** `changed`, or what happened to the row as a whole. */
  readonly kind: string;
  readonly fields: readonly {
    readonly field: string;
    readonly before: string;
    readonly after: string;
  }[];
}

/** The differences of two lists as texts of the audit, by row and field. */
export function changeTexts(changes: readonly RowChange[]): {
  readonly before: string;
  readonly after: string;
} {
  const texts = changes.map(({ id, kind, fields }) => {
    if (kind !== 'changed') return { before: '', after: `${id} ${kind}` };
    const of = (side: 'before' | 'after'): string =>
      `${id} ${fields.map((change) => `${change.field} ${change[side] || 'none'}`).join(', ')}`;
    return { before: of('before'), after: of('after') };
  });
  const joined = (side: 'before' | 'after'): string =>
    texts
      .flatMap((text) => text[side] || [])
      .join('; ')
      .slice(0, MOST_TEXT);
  return { before: joined('before'), after: joined('after') };
}
