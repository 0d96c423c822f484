import { activityOf, type CounterKey } from '@portal/rules';

/** The counters of a calendar day are two documents, because most readers need only one of them. */
export const COUNTER_GROUPS = ['money', 'activity'] as const;
export type CounterGroup = (typeof COUNTER_GROUPS)[number];

/**
 * Ids of the days of a group. Versions before 0098 take only plain days for counters of money. They add up
 * changes of other ids as well, and otherwise leave these alone.
 */
const PREFIXES: Readonly<Record<CounterGroup, string>> = { money: '', activity: 'activity ' };

/** The group of a counter. */
export const groupOf = (key: CounterKey): CounterGroup => (activityOf(key) ? 'activity' : 'money');

/** The id under which a group of counters of a day is stored. */
export const storedDay = (day: string, group: CounterGroup): string => PREFIXES[group] + day;

/** The day of an id. */
export const dayOf = (stored: string): string => stored.slice(-'YYYY-MM-DD'.length);

/** The ids of a group after a day. */
export const laterThan = (day: string, group: CounterGroup): { $gt: string; $lte: string } => ({
  $gt: storedDay(day, group),
  $lte: storedDay('9999-12-31', group),
});
