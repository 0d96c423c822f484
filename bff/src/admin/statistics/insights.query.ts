import { QueryDay } from '../../platform/http/query-day';

/** Which days are asked for. */
export class InsightsParameters {
  @QueryDay()
  from?: string;

  @QueryDay()
  to?: string;
}
