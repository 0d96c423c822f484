/** The row was worked on by somebody else, or the action is no longer in its state; nothing was written. */
export class RowHalted extends Error {
  constructor(readonly why: 'row' | 'action') {
    super(`The ${why} is not as it was.`);
    this.name = 'RowHalted';
  }
}
