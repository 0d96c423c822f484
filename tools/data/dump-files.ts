import { join } from 'node:path';
import type { IndexDescription } from 'mongodb';

/** `indexes.json` of an export: what each collection has to get before its documents. */
export interface DumpManifest {
  readonly format: 1;
  readonly collections: readonly {
    readonly name: string;
    readonly count: number;
    /** Without the one on `_id`, which every collection has. */
    readonly indexes: readonly IndexDescription[];
  }[];
}

export const manifestFile = (folder: string): string => join(folder, 'indexes.json');

/** One EJSON document per line; the name is encoded, since a collection's may hold a slash. */
export const collectionFile = (folder: string, name: string): string =>
  join(folder, `${encodeURIComponent(name)}.jsonl`);
