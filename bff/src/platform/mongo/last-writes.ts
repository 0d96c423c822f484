import { type ClientSession, type Connection, type Model, mongo, type UpdateQuery } from 'mongoose';
import { databaseOf } from './database-of';

/** A new document. It gets an `_id` when it has none. */
type New<T> = Omit<T, '_id'> & { readonly _id?: unknown };

/** A write with the model of its collection. */
interface Write {
  readonly model: Model<never>;
  /** The operation of a `bulkWrite` command, without the position of its collection. */
  readonly operation: () => mongo.Document | Promise<mongo.Document>;
}

/** So many writes go into one command. A command is at most 16 MiB, and a document seldom above 1 KiB. */
const MAX_WRITES = 1_000;

/**
 * The writes of a transaction that nothing reads before its commit. They are sent together, as one command in
 * their order, right before the commit. A write whose result decides something does not belong here, and
 * neither does one whose document is read later in the same transaction.
 */
export class LastWrites {
  private readonly writes: Write[] = [];
  private isSent = false;

  /**
   * Adds documents with the defaults and types of their schema. An existing unique key fails the
   * transaction at its end, with error 11000.
   */
  insert<T>(model: Model<T>, ...documents: readonly New<NoInfer<T>>[]): void {
    for (const document of documents)
      this.add(model, async () => ({ document: await validated(model, document) }));
  }

  /**
   * Adds documents as they are: complete, and in the stored types. For writes that most requests of the bot
   * make: a document of mongoose costs a tenth of the request's CPU time.
   */
  insertAsIs<T>(model: Model<T>, ...documents: readonly New<NoInfer<T>>[]): void {
    for (const document of documents)
      this.add(model, () => ({ document: { _id: new mongo.ObjectId(), ...document } }));
  }

  /** Updates at most one document. Filter and update are sent as they are, in the stored types. */
  update<T>(
    model: Model<T>,
    filter: Partial<Record<keyof T | '_id', unknown>>,
    update: UpdateQuery<T>,
  ): void {
    this.add(model, () => ({ filter, updateMods: update, multi: false }));
  }

  /**
   * Sends the writes; without any, nothing.
   * @throws the error of the first write that failed, or of a document that its schema refuses.
   */
  async send(connection: Connection, session: ClientSession): Promise<void> {
    this.isSent = true;
    const namespaces = [...new Set(this.writes.map(({ model }) => namespaceOf(model)))];
    const operations: mongo.Document[] = [];
    for (const { model, operation } of this.writes) {
      const made = await operation();
      const at = namespaces.indexOf(namespaceOf(model));
      operations.push({ ['document' in made ? 'insert' : 'update']: at, ...made });
    }
    const nsInfo = namespaces.map((ns) => ({ ns }));
    for (let from = 0; from < operations.length; from += MAX_WRITES) {
      const ops = operations.slice(from, from + MAX_WRITES);
      // The driver's own bulkWrite builds models, a cursor and a result for what is one command here.
      const answer = await databaseOf(connection)
        .admin()
        .command(
          { bulkWrite: 1, errorsOnly: true, ordered: true, ops, nsInfo },
          { session, ignoreUndefined: true },
        );
      const [refused] = (answer as BulkAnswer).cursor.firstBatch;
      if (refused)
        throw new mongo.MongoServerError({ message: refused.errmsg, code: refused.code });
    }
  }

  private add<T>(model: Model<T>, operation: Write['operation']): void {
    if (this.isSent) throw new Error('The transaction is being committed.');
    this.writes.push({ model: model as unknown as Model<never>, operation });
  }
}

/** What a `bulkWrite` command that reports only errors answers. */
interface BulkAnswer {
  readonly cursor: { readonly firstBatch: readonly { code: number; errmsg: string }[] };
}

const namespaceOf = ({ collection }: Model<never>): string =>
  `${collection.conn.name}.${collection.collectionName}`;

/** A document as mongoose stores it. @throws ValidationError. */
async function validated<T>(model: Model<T>, document: New<T>): Promise<mongo.Document> {
  const made = new model(document);
  await made.validate();
  return made.toBSON() as mongo.Document;
}
