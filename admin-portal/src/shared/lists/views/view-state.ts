import type { SavedViewFacts } from '@portal/contracts';
import type { ColumnChoice } from '../column-choice';
import { type ParamChanges, type ParamSchema, readParams, writeParams } from '../params';
import type { ListParams } from '../use-list-params';

/** Filter, order and columns of a list. */
export type ViewState = Pick<SavedViewFacts, 'query' | 'columns'>;

/** The view without a filter, in the usual order and with the usual columns. */
export const STANDARD_VIEW: ViewState = { query: '', columns: null };

/** A list whose state can be saved and opened again. */
export interface ViewedList {
  readonly state: ViewState;
  /** Shows a saved state. Values that this version does not know become the default. */
  readonly open: (state: ViewState) => void;
}

/** The state of a list as saved views have it. The page is not a part of it. */
export function viewedList<Schema extends ParamSchema>(
  { schema, values, set }: ListParams<Schema>,
  choice: ColumnChoice<unknown> | undefined,
): ViewedList {
  const query = writeParams(schema, new URLSearchParams(), values as ParamChanges<Schema>);
  return {
    state: { query: query.toString(), columns: choice?.picked ? [...choice.picked] : null },
    open: (state) => {
      set(readParams(schema, new URLSearchParams(state.query)) as ParamChanges<Schema>);
      choice?.pick(state.columns);
    },
  };
}

/** Whether two views show the same. */
export const isSameView = (one: ViewState, other: ViewState): boolean =>
  one.query === other.query && one.columns?.join() === other.columns?.join();
