import type { Counted, CounterKey } from './day-counters';

/** What subscribers do that is counted: sign-ins, and tries of a streaming service by their result. */
export type ActivityWord = 'login' | 'download' | 'failure';

/** Counter of the sign-ins of subscribers. */
export const LOGIN_KEY: CounterKey = ['login'];
/** Counter of the downloads of a service, as its name was reported. */
export const downloadKey = (service: string): CounterKey => ['download', service];
/** Counter of the failed tasks of a service, as its name was reported. */
export const failureKey = (service: string): CounterKey => ['failure', service];

/** What an activity key counts; null for other keys. `service` is empty for sign-ins. */
export function activityOf([word, service]: CounterKey): {
  readonly word: ActivityWord;
  readonly service: string;
} | null {
  if (word !== 'login' && word !== 'download' && word !== 'failure') return null;
  return { word, service: service ?? '' };
}

/** Counts one sign-in, download or failed task. */
export function countedActivity(key: CounterKey, at: Date): Counted {
  return { key, at, count: 1, amount: 0 };
}
