/** The fields of a ledger entry that say whether it undoes another one. */
export interface Reversible {
  /** `bulk_undo` undoes the `bulk` of the same source. */
  readonly reason?: string;
  readonly sourceId?: string | null;
}

/**
 * Whether an undo restores the state before the last change in force. An undo that comes after other changes
 * gives or takes amounts like any change: restoring the earlier state would undo those changes too.
 */
export function takesBack(undo: Reversible, last: Reversible | undefined): boolean {
  return (
    undo.reason === 'bulk_undo' &&
    last?.reason === 'bulk' &&
    typeof undo.sourceId === 'string' &&
    undo.sourceId === last.sourceId
  );
}

/** The changes in force, in order: without exactly undone changes and without their undos. */
export function standingChanges<Change extends Reversible>(changes: readonly Change[]): Change[] {
  const standing: Change[] = [];
  for (const change of changes) {
    if (takesBack(change, standing.at(-1))) standing.pop();
    else standing.push(change);
  }
  return standing;
}
