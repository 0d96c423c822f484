import { type CounterKey, downloadKey, failureKey, LOGIN_KEY } from '@portal/rules';
import type { KeyedAmount } from './day-counters.schema';

/** Collection in which versions before 0098 count activity. */
export const EARLIER_DAYS = 'daily_stats';

/** Its counters of one calendar day; the total of the downloads is the sum of the services. */
export interface EarlierDay {
  /** `YYYY-MM-DD`. */
  readonly _id: string;
  readonly logins?: number;
  readonly services?: readonly ServiceTotal[];
  readonly failures?: readonly ServiceTotal[];
}

interface ServiceTotal {
  readonly name: string;
  readonly value: number;
}

/** The same counters as of this version. */
export function countersOfEarlierDay(day: EarlierDay): KeyedAmount[] {
  const { logins = 0, services = [], failures = [] } = day;
  const of = (keyOf: (service: string) => CounterKey, totals: readonly ServiceTotal[]) =>
    totals.map(({ name, value }) => ({ key: keyOf(name), count: value, amount: 0 }));
  return [
    ...(logins > 0 ? [{ key: LOGIN_KEY, count: logins, amount: 0 }] : []),
    ...of(downloadKey, services),
    ...of(failureKey, failures),
  ];
}
