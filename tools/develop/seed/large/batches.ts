import type { Db, Document } from 'mongodb';

const SIZE = 1_000;

/** Writes documents in batches of a thousand, in their order. */
export class Batches {
  private readonly waiting = new Map<string, Document[]>();

  constructor(private readonly db: Db) {}

  /** Adds a document to a collection. */
  async add(name: string, document: object): Promise<void> {
    const batch = this.waiting.get(name) ?? [];
    this.waiting.set(name, batch);
    batch.push(document);
    if (batch.length === SIZE) await this.write(name);
  }

  /** Writes the remaining documents. */
  async end(): Promise<void> {
    for (const name of this.waiting.keys()) await this.write(name);
  }

  private async write(name: string): Promise<void> {
    const batch = this.waiting.get(name) ?? [];
    this.waiting.set(name, []);
    if (batch.length > 0) await this.db.collection(name).insertMany(batch, { ordered: false });
  }
}
