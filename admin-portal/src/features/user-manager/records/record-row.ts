import type { ReactNode } from 'react';

/** One record of a user in a short list. */
export interface RecordRow {
  readonly id: string;
  readonly text: string;
  /** Below the text, in a lighter colour; empty for none. */
  readonly hint: string;
  /** ISO 8601; null when it is not known. */
  readonly at: string | null;
  /** The screen of the record; null when the role has none. */
  readonly to: string | null;
  /** A status beside the text. */
  readonly mark?: ReactNode;
}
