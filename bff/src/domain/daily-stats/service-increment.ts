import type { ServiceTotal } from '../accounts/account';

/** The service of a download: how it is counted and how it is spelled. */
export type CountedService = Pick<ServiceTotal, 'key' | 'name'>;

/**
 * The update that counts one more download of a service in a list of totals at `path`. Lists instead
 * of maps: names may hold dots and dollars, which field names may not. Only inside the transaction
 * that read the list, because it names a place in it; entries are only ever added at the end.
 */
export function serviceIncrement(
  path: string,
  totals: readonly ServiceTotal[],
  { key, name }: CountedService,
): { $inc: Record<string, number>; $push?: Record<string, ServiceTotal> } {
  const place = totals.findIndex((total) => total.key === key);
  return place >= 0
    ? { $inc: { [`${path}.${place}.value`]: 1 } }
    : { $inc: {}, $push: { [path]: { key, name, value: 1 } } };
}
