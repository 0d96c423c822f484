import type { EncodedDocs } from '../values/encoded-docs';
import type { Doc } from '../values/types';

const MAX_BATCH_BYTES = 12 * 1024 * 1024;

/** How long a getMore may wait for documents. */
export interface Patience {
  readonly waitMs: number;
  readonly gone: AbortSignal | undefined;
}

/** What a cursor reads. */
export interface Source {
  /** True when no documents can follow. */
  readonly hasEnded: boolean;
  /** Only of a change stream: where a client continues after the last batch. */
  readonly resumeToken?: Doc;
  next(size: number, patience: Patience): EncodedDocs | Promise<readonly Doc[]>;
  close?(): void;
}

/** Documents of one answer, up to a number and to 12 MiB. The first ones fit always. */
export class Batch<Item> {
  readonly docs: Item[] = [];
  private bytes = 0;

  /** @param sizeOf the bytes of a document. */
  constructor(
    private readonly size: number,
    private readonly sizeOf: (doc: Item) => number,
  ) {}

  /** Adds documents that belong together. False when they do not fit. */
  add(docs: readonly Item[]): boolean {
    if (docs.length === 0) return true;
    let added = 0;
    for (const doc of docs) added += this.sizeOf(doc);
    const isFull = this.docs.length > 0 && this.bytes + added > MAX_BATCH_BYTES;
    if (isFull || this.docs.length >= this.size) return false;
    this.docs.push(...docs);
    this.bytes += added;
    return true;
  }
}
