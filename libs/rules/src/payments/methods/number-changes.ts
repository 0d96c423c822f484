import { DAY_MS } from '../../time/units';
import { methodChanges } from './method-changes';
import type { MethodSettings } from './method-settings';
import type { PaymentMethod } from './payment-methods';

/** How long a changed number is pointed out to the other administrators. */
export const NUMBERS_NEW_MS = DAY_MS;

/** A published method list, as far as a change of numbers needs it. */
export interface PublishedMethods {
  readonly methods: readonly MethodSettings[];
  readonly publisher: string | null;
  /** ISO 8601 UTC; null for the first list. */
  readonly publishedAt: string | null;
}

/** Numbers that an administrator changed; the numbers as texts, '' for none. */
export interface NumberChange {
  readonly method: PaymentMethod;
  readonly before: string;
  readonly after: string;
  readonly by: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/**
 * The numbers that others changed in the last 24 hours, newest first: who publishes alone is seen by a second person.
 * @param lists newest first.
 * @param reader the name of the administrator who reads; own changes are left out.
 */
export function newNumberChanges(
  lists: readonly PublishedMethods[],
  reader: string,
  now: Date,
): NumberChange[] {
  return lists.flatMap(({ methods, publisher, publishedAt }, place) => {
    const before = lists[place + 1];
    if (!before || publisher === null || publishedAt === null || publisher === reader) return [];
    if (Date.parse(publishedAt) <= now.getTime() - NUMBERS_NEW_MS) return [];
    return methodChanges(before.methods, methods).flatMap(({ method, fields }) =>
      fields
        .filter(({ field }) => field === 'numbers')
        .map((change) => ({
          ...{ method, before: change.before, after: change.after },
          ...{ by: publisher, at: publishedAt },
        })),
    );
  });
}
