import type { Connection, mongo } from 'mongoose';

/** The open connection, for indexes and migrations, which work on the collections as they are stored. */
export type { Connection };

/** A collection without a schema, because documents of earlier versions do not match today's schemas. */
export type StoredCollection = mongo.Collection<StoredDocument>;

/** A document written by any version. */
export interface StoredDocument {
  readonly _id: mongo.ObjectId;
  readonly [field: string]: unknown;
}

/** Fields of a filter or an update. */
export type StoredFields = Readonly<Record<string, unknown>>;
