import type { Doc } from '../values/types';
import type { Direction } from '../values/key-encoding';

export interface IndexField {
  readonly path: string;
  readonly direction: Direction;
}

/** An index as the client requested it. */
export interface IndexRequest {
  readonly name: string;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly partialFilter?: Doc;
  readonly expireAfterSeconds?: number;
}

/** An index as the catalog stores it. */
export interface IndexDefinition extends IndexRequest {
  readonly ident: number;
  /** True when any document had more than one entry. It never becomes false again. */
  multikey: boolean;
}

export const keyPattern = ({ fields }: IndexRequest): Doc =>
  Object.fromEntries(fields.map(({ path, direction }) => [path, direction]));

/** The index in the format of `listIndexes`. */
export function indexSpec(index: IndexRequest): Doc {
  return {
    v: 2,
    key: keyPattern(index),
    name: index.name,
    ...(index.unique && index.name !== '_id_' ? { unique: true } : {}),
    ...(index.partialFilter ? { partialFilterExpression: index.partialFilter } : {}),
    ...(index.expireAfterSeconds === undefined
      ? {}
      : { expireAfterSeconds: index.expireAfterSeconds }),
  };
}
