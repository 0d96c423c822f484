/** A broadcast that is shown now. */
export interface DueBroadcast {
  _id: { toString(): string };
  /** Plain text. */
  text: string;
}
