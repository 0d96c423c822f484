import type { mongo } from 'mongoose';

/** A committed change of a document, by any instance. */
export interface Change {
  readonly collection: string;
  readonly type: string;
  /** `_id` of the document. */
  readonly id: unknown;
  /** The followed fields as they are now; null for a deleted document. */
  readonly fields: Readonly<Record<string, unknown>> | null;
}

/** Follows the changes of one collection. */
export interface Follower {
  readonly collection: string;
  /** Follows only changes of this type; absent: all. */
  readonly only?: 'insert' | 'delete';
  /** Fields of the document that a change contains. */
  readonly fields?: readonly string[];
  /** Called after the commit, in the order of the commits. */
  changed(change: Change): void;
  /** Changes may have been missed: read what is on screen again. The next poll waits for it. */
  missed(): Promise<void> | void;
}

/** Selects what followers need. `_id`, the token, stays. */
export function pipelineOf(followers: readonly Follower[]): mongo.Document[] {
  const wanted = followers.map(({ collection, only }) => ({
    'ns.coll': collection,
    ...(only ? { operationType: only } : {}),
  }));
  const fields = followers.flatMap(({ fields: names = [] }) => names);
  const shown = ['operationType', 'ns', 'documentKey', ...fields.map((of) => `fullDocument.${of}`)];
  return [
    { $match: { $or: wanted } },
    { $project: Object.fromEntries(shown.map((path) => [path, 1])) },
  ];
}

/** Reads an event of the stream. */
export function readChange(event: mongo.Document): Change {
  const { operationType, ns, documentKey, fullDocument } = event as ChangeEvent;
  const { coll: collection } = ns;
  return { collection, type: operationType, id: documentKey?._id, fields: fullDocument ?? null };
}

/** An event as pipelineOf lets it through. A dropped collection has no document. */
interface ChangeEvent {
  readonly operationType: string;
  readonly ns: { readonly coll: string };
  readonly documentKey?: { readonly _id: unknown };
  readonly fullDocument?: Readonly<Record<string, unknown>> | null;
}
