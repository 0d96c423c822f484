import { DEFAULT_INSIGHTS_DAYS, MAX_INSIGHTS_DAYS } from '@portal/rules';
import { QueryDay } from '../../platform/http/query-day';
import { QueryInteger } from '../../platform/http/query-integer';

/** Query with a range of days. */
export class InsightsParameters {
  @QueryDay()
  from?: string;

  @QueryDay()
  to?: string;

  @QueryInteger({ min: 1, max: MAX_INSIGHTS_DAYS })
  days: number = DEFAULT_INSIGHTS_DAYS;
}
