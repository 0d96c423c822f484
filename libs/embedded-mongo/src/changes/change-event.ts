import { Timestamp } from 'bson';
import { decode } from '../values/codec';
import type { Doc } from '../values/types';
import type { StoredChange } from './change';

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

function contentOf({ operation, content }: StoredChange): Doc {
  if (operation === 'drop') return {};
  const { _id, ...rest } = decode(content);
  const documentKey = { _id };
  if (operation === 'insert') return { fullDocument: { _id, ...rest }, documentKey };
  return operation === 'update' ? { documentKey, updateDescription: rest } : { documentKey };
}

/** What is known of an event without decoding its documents. */
export const headOf = ({ operation, namespace }: StoredChange): Doc => ({
  operationType: operation,
  ns: splitNamespace(namespace),
});

/** The event of a change as MongoDB gives it. */
export function eventOf(change: StoredChange, token: Doc): Doc {
  const { at, sequence } = change;
  const { fullDocument, ...content } = contentOf(change);
  const { operationType, ns } = headOf(change);
  return {
    _id: token,
    operationType,
    clusterTime: new Timestamp({ t: Math.floor(at.getTime() / 1000), i: sequence >>> 0 }),
    wallTime: at,
    ...(fullDocument !== undefined && { fullDocument }),
    ns,
    ...content,
  };
}
