/** The fields of a ledger entry that say whether it undoes another one. */
export interface Reversible {
  /** A reason of REVERSALS undoes the change of the same source that has one of its reasons. */
  readonly reason?: string;
  readonly sourceId?: string | null;
}

/** Reasons that undo a change, each with the reasons of the changes that it undoes. */
const REVERSALS: Readonly<Record<string, readonly string[]>> = {
  bulk_undo: ['bulk'],
  undo: ['admin', 'cut', 'reset'],
};

/**
 * Whether an undo restores the state before the last change in force. An undo that comes after other changes
 * gives or takes amounts like any change: restoring the earlier state would undo those changes too.
 */
export function takesBack(undo: Reversible, last: Reversible | undefined): boolean {
  const undoes = REVERSALS[undo.reason ?? ''] ?? [];
  return (
    typeof undo.sourceId === 'string' &&
    undo.sourceId === last?.sourceId &&
    undoes.includes(last.reason ?? '')
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
