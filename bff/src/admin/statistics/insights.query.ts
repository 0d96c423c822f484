import { getInsights } from '@portal/contracts';
import { DEFAULT_INSIGHTS_DAYS, MAX_INSIGHTS_DAYS } from '@portal/rules';
import { integer } from '../../platform/http/fields';
import { day } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';

export class InsightsParameters extends queryOf(getInsights)({
  from: day().optional(),
  to: day().optional(),
  days: integer({ min: 1, max: MAX_INSIGHTS_DAYS }).default(DEFAULT_INSIGHTS_DAYS),
}) {}
