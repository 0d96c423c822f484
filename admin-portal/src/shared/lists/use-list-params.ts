import { useLocation, useSearchParams } from '@portal/router';
import {
  type ParamChanges,
  type ParamSchema,
  type ParamValues,
  readPage,
  readParams,
  writeParams,
} from './params';

/** State of a list that is stored in the address, so that it can be shared and restored by Back. */
export interface ListParams<Schema extends ParamSchema> {
  readonly schema: Schema;
  readonly values: ParamValues<Schema>;
  /** Page number, from 1. */
  readonly page: number;
  /** Adds an entry to the browser history: Back leads to the values before. */
  readonly set: (changes: ParamChanges<Schema>) => void;
  /** Adds no entry: Back leads to the previous list, not to the previous letter. */
  readonly replace: (changes: ParamChanges<Schema>) => void;
}

/** Reads and changes the values of `schema` in the address. Other values of the address stay. */
export function useListParams<Schema extends ParamSchema>(schema: Schema): ListParams<Schema> {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const change =
    (replace: boolean) =>
    (changes: ParamChanges<Schema>): void =>
      setParams(
        // The address itself: React may not have rendered the change before this one.
        () => writeParams(schema, new URLSearchParams(window.location.search), changes),
        { replace, state },
      );
  return {
    schema,
    values: readParams(schema, params),
    page: readPage(params),
    set: change(false),
    replace: change(true),
  };
}
