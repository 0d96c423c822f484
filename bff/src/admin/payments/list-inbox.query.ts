import { INBOX_KINDS, type InboxKind } from '@portal/contracts';
import { ChoiceField } from '../../platform/http/fields';
import { QueryInteger } from '../../platform/http/query-integer';

const DEFAULT_LIMIT = 15;
/** A small limit, because each item needs its own queries. */
const MAX_LIMIT = 25;
const MAX_PAGE = 1_000_000;

/** Query of the items of the inbox. */
export class ListInboxParameters {
  @QueryInteger({ min: 1, max: MAX_PAGE })
  page: number = 1;

  @QueryInteger({ min: 1, max: MAX_LIMIT })
  limit: number = DEFAULT_LIMIT;

  @ChoiceField(INBOX_KINDS, { optional: true })
  kind: InboxKind = 'unmatched';
}
