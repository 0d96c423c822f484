import { TIMELINE_KINDS, type TimelineKind, type TimelineQuery } from '@portal/contracts';
import { ChoiceField, TextField } from '../../platform/http/fields';
import { QueryInteger } from '../../platform/http/query-integer';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;
const MAX_PLACE_LENGTH = 100;

/** Query of a part of a timeline. */
export class TimelineParameters implements TimelineQuery {
  @ChoiceField(TIMELINE_KINDS, { optional: true })
  kind?: TimelineKind;

  @TextField({ min: 1, max: MAX_PLACE_LENGTH, optional: true })
  before?: string;

  @QueryInteger({ min: 1, max: MAX_LIMIT })
  limit: number = DEFAULT_LIMIT;
}
