import { useQuery } from '@portal/query';
import { DEFAULT_SERVICE_ZONE } from '@portal/rules';
import { storedChoice } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { adminSessionQuery } from '../access/use-may';

/** Whose zone the times of all screens are in. */
export const CLOCKS = ['service', 'own'] as const;
type Clock = (typeof CLOCKS)[number];

const pickedClock = storedChoice<Clock>('adminClock', CLOCKS, () => 'service');

/** IANA zone of this browser. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The clock of all screens of administrators: the service's zone, unless the administrator picked the own one. */
export function useClock() {
  const clock = useSyncExternalStore(pickedClock.subscribe, pickedClock.read);
  const { data } = useQuery(adminSessionQuery);
  const zones = { service: data?.service?.timeZone ?? DEFAULT_SERVICE_ZONE, own: ownZone() };
  return { clock, zones, zone: zones[clock], pick: pickedClock.write };
}
