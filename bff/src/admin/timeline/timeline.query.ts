import { getTimeline, TIMELINE_KINDS } from '@portal/contracts';
import { choice, text } from '../../platform/http/fields';
import { pageSize } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';

const MAX_PLACE_LENGTH = 100;

export class TimelineParameters extends queryOf(getTimeline)({
  kind: choice(TIMELINE_KINDS).optional(),
  before: text({ min: 1, max: MAX_PLACE_LENGTH }).optional(),
  limit: pageSize(25),
}) {}
