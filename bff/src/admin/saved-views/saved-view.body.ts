import { LIST_IDS, SAVED_VIEW_LIMITS, saveView } from '@portal/contracts';
import { choice, flag, listOf, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

/** Names of columns, as the screens give them. */
const COLUMN_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;

export class SavedViewBody extends bodyOf(saveView)({
  list: choice(LIST_IDS),
  name: text({ min: 1, max: SAVED_VIEW_LIMITS.name }).trimmed(),
  query: text({ max: SAVED_VIEW_LIMITS.query }),
  columns: listOf(text({ min: 1, max: SAVED_VIEW_LIMITS.columnName, pattern: COLUMN_NAME }), {
    max: SAVED_VIEW_LIMITS.columns,
  }).nullable(),
  isShared: flag(),
}) {}
