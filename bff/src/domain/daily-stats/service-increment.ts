import type { ServiceTotal } from '../accounts/account';

/** The service of a download: its normalised key and its spelling. */
export type CountedService = Pick<ServiceTotal, 'key' | 'name'>;

/**
 * The update that counts one more download of a service in the array of totals at `path`. Arrays instead of
 * maps, because names may contain dots and dollar signs, which field names may not. Use it only in the
 * transaction that read the array, because it addresses an element by index; entries are only appended.
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
