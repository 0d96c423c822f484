/** Another worker processed the row, or the action left its state; nothing was written. */
export class RowHalted extends Error {
  constructor(readonly why: 'row' | 'action') {
    super(`The ${why} is not as it was.`);
    this.name = 'RowHalted';
  }
}
