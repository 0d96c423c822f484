import type { Document } from 'mongodb';
import { cloneDoc } from '../src/values/types';

/** Sets or removes the value at a path that leads through documents and arrays. */
function change(doc: Document, path: string, apply: (at: Document, name: string) => void): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  apply(
    parts.reduce((at, part) => at[part] as Document, doc),
    last,
  );
}

/** Applies what an update event says to the document before. */
export function applyUpdate(before: Document, description: Document): Document {
  const after = cloneDoc(before);
  for (const path of description['removedFields'] as string[])
    change(after, path, (at, name) => {
      delete at[name];
    });
  for (const [path, value] of Object.entries(description['updatedFields'] as Document))
    change(after, path, (at, name) => {
      at[name] = value as unknown;
    });
  return after;
}

/** Collections as the events of a change stream make them. */
export class Replay {
  private readonly collections = new Map<string, Map<unknown, Document>>();

  /** The documents of a collection by `_id`. */
  of(name: string): Map<unknown, Document> {
    const known = this.collections.get(name) ?? new Map<unknown, Document>();
    this.collections.set(name, known);
    return known;
  }

  /** @throws Error for an event that does not fit to those before. */
  add(event: Document): void {
    const docs = this.of((event['ns'] as Document)['coll'] as string);
    const { _id: key } = event['documentKey'] as Document;
    const before = docs.get(key);
    const isInsert = event['operationType'] === 'insert';
    if ((before === undefined) !== isInsert)
      throw new Error(`${String(event['operationType'])} of ${String(key)} does not fit`);
    if (event['operationType'] === 'delete') docs.delete(key);
    else if (event['operationType'] === 'update')
      docs.set(key, applyUpdate(before ?? {}, event['updateDescription'] as Document));
    else docs.set(key, event['fullDocument'] as Document);
  }
}
