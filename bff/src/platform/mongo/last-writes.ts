import {
  type ClientSession,
  type Connection,
  type ConnectionBulkWriteModel,
  type Model,
  mongo,
  type UpdateQuery,
} from 'mongoose';

/** A new document. mongoose gives it an `_id` when it has none. */
type New<T> = Omit<T, '_id'> & { readonly _id?: unknown };

/**
 * The writes of a transaction that nothing reads before its commit. They are sent together, as one command in
 * their order, right before the commit. A write whose result decides something does not belong here, and
 * neither does one whose document is read later in the same transaction.
 */
export class LastWrites {
  private writes: ConnectionBulkWriteModel[] = [];
  private isSent = false;

  /** Adds documents. An existing unique key fails the transaction at its end, with error 11000. */
  insert<T>(model: Model<T>, ...documents: readonly New<NoInfer<T>>[]): void {
    for (const document of documents) this.add({ model, name: 'insertOne', document });
  }

  /** Updates at most one document. */
  update<T>(
    model: Model<T>,
    filter: Partial<Record<keyof T | '_id', unknown>>,
    update: UpdateQuery<T>,
  ): void {
    this.add({ model, name: 'updateOne', filter, update });
  }

  /**
   * Sends the writes; without any, nothing. mongoose applies defaults, validation and timestamps.
   * @throws the error of the first write that failed.
   */
  async send(connection: Connection, session: ClientSession): Promise<void> {
    this.isSent = true;
    if (this.writes.length === 0) return;
    try {
      await connection.bulkWrite(this.writes, { session, ordered: true });
    } catch (error) {
      throw causeOf(error);
    }
  }

  private add(write: object): void {
    if (this.isSent) throw new Error('The transaction is being committed.');
    this.writes.push(write as ConnectionBulkWriteModel);
  }
}

/** The error as a single write has it: with the server's code and labels. */
function causeOf(error: unknown): unknown {
  if (!(error instanceof mongo.MongoClientBulkWriteError)) return error;
  for (const { code, message } of error.writeErrors.values())
    return new mongo.MongoServerError({ message, code });
  return error.cause ?? error;
}
