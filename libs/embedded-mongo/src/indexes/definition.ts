import type { Doc } from '../values/types';
import type { Direction } from '../values/key-encoding';

export interface IndexField {
  readonly path: string;
  readonly direction: Direction;
}

/** An index as it was asked for. */
export interface IndexRequest {
  readonly name: string;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partialFilter?: Doc;
  readonly expireAfterSeconds?: number;
}

/** One index as the catalog keeps it. */
export interface IndexDefinition extends IndexRequest {
  readonly ident: number;
  /** Whether any document gave more than one entry; once true it stays true. */
  multikey: boolean;
}

export const keyPattern = ({ fields }: IndexRequest): Doc =>
  Object.fromEntries(fields.map(({ path, direction }) => [path, direction]));

/** The index as `listIndexes` shows it. */
export function indexSpec(index: IndexRequest): Doc {
  return {
    v: 2,
    key: keyPattern(index),
    name: index.name,
    ...(index.unique && index.name !== '_id_' ? { unique: true } : {}),
    ...(index.sparse ? { sparse: true } : {}),
    ...(index.partialFilter ? { partialFilterExpression: index.partialFilter } : {}),
    ...(index.expireAfterSeconds === undefined
      ? {}
      : { expireAfterSeconds: index.expireAfterSeconds }),
  };
}
