/** What of a ledger entry says whether it takes another one back. */
export interface Reversible {
  /** `bulk_undo` takes back the `bulk` of the same source. */
  readonly reason?: string;
  readonly sourceId?: string | null;
}

/**
 * Whether an undo takes back exactly what stands last. One that comes after other changes gives or takes
 * amounts like any change, for what was before it cannot come back without undoing those too.
 */
export function takesBack(undo: Reversible, last: Reversible | undefined): boolean {
  return (
    undo.reason === 'bulk_undo' &&
    last?.reason === 'bulk' &&
    typeof undo.sourceId === 'string' &&
    undo.sourceId === last.sourceId
  );
}

/** The changes that still stand, in order: what was taken back exactly and its undo are both gone. */
export function standingChanges<Change extends Reversible>(changes: readonly Change[]): Change[] {
  const standing: Change[] = [];
  for (const change of changes) {
    if (takesBack(change, standing.at(-1))) standing.pop();
    else standing.push(change);
  }
  return standing;
}
