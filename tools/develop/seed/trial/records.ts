import type { Counted } from '@portal/rules';

/** A correction of a record that the service made. */
export interface Correction {
  readonly collection: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly set: Readonly<Record<string, unknown>>;
}

/** Everything that a history writes. */
export class Records {
  readonly documents = new Map<string, object[]>();
  readonly corrections: Correction[] = [];
  readonly counted: Counted[] = [];

  /** Adds documents to a collection. */
  add(collection: string, ...documents: readonly object[]): void {
    const known = this.documents.get(collection) ?? [];
    known.push(...documents);
    this.documents.set(collection, known);
  }

  /** Counts events for their days. */
  count(...counted: readonly Counted[]): void {
    this.counted.push(...counted);
  }

  /** Changes a record that the service made. */
  correct(correction: Correction): void {
    this.corrections.push(correction);
  }
}
