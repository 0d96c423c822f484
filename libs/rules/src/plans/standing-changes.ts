/** The fields of a ledger entry that say whether it undoes another one. */
export interface Reversible {
  /** `bulk_undo` undoes the `bulk` of the same source. */
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

/** The changes in force, in order, without those that were undone exactly and without their undos. */
export function standingChanges<Change extends Reversible>(changes: readonly Change[]): Change[] {
  const standing: Change[] = [];
  for (const change of changes) {
    if (takesBack(change, standing.at(-1))) standing.pop();
    else standing.push(change);
  }
  return standing;
}
