import { Timestamp } from 'bson';
import { decode } from '../values/codec';
import type { Doc } from '../values/types';
import type { Operation, StoredChange } from './change';

/** What a stream follows: a database, or one collection of it. */
export interface Scope {
  readonly db: string;
  /** Absent: all of the database. */
  readonly collection: string | undefined;
}

const splitNamespace = (namespace: string): { db: string; coll: string } => {
  const dot = namespace.indexOf('.');
  return { db: namespace.slice(0, dot), coll: namespace.slice(dot + 1) };
};

/** Whether a change is one of a stream's. */
export const isOf = ({ namespace }: StoredChange, { db, collection }: Scope): boolean =>
  collection === undefined ? namespace.startsWith(`${db}.`) : namespace === `${db}.${collection}`;

/** What an event has of the content of its change. */
const CONTENT: Readonly<Record<Operation, (content: Doc) => Doc>> = {
  insert: (fullDocument) => ({ fullDocument, documentKey: { _id: fullDocument['_id'] } }),
  update: ({ _id, ...updateDescription }) => ({ documentKey: { _id }, updateDescription }),
  delete: ({ _id }) => ({ documentKey: { _id } }),
  drop: () => ({}),
};

/** What is known of an event without decoding its documents. */
export const headOf = ({ operation, namespace }: StoredChange): Doc => ({
  operationType: operation,
  ns: splitNamespace(namespace),
});

/** The event of a change as MongoDB gives it. */
export const eventOf = (change: StoredChange, token: Doc): Doc => ({
  _id: token,
  ...headOf(change),
  clusterTime: new Timestamp({
    t: Math.floor(change.at.getTime() / 1000),
    i: change.sequence >>> 0,
  }),
  wallTime: change.at,
  ...CONTENT[change.operation](change.content.length > 0 ? decode(change.content) : {}),
});
