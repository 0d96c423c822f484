import type { Connection, mongo } from 'mongoose';

/** The open connection, for work on collections as they are stored: indexes and migrations. */
export type { Connection };

/** A collection without a schema: what earlier versions wrote fits no schema of today. */
export type StoredCollection = mongo.Collection<StoredDocument>;

/** A document as any version may have written it. */
export interface StoredDocument {
  readonly _id: mongo.ObjectId;
  readonly [field: string]: unknown;
}

/** Fields that are looked for or set. */
export type StoredFields = Readonly<Record<string, unknown>>;
