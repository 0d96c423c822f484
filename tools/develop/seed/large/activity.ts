import {
  activityOf,
  type Counted,
  DAY_MS,
  type DayCounter,
  DEFAULT_SERVICE_ZONE,
  countersOf,
  serviceKey,
  sumCounters,
} from '@portal/rules';
import { nameOf, userIdOf } from './people';

const SERVICES = [
  'Netflix',
  'Hoichoi',
  'Chorki',
  'Prime Video',
  'Bongo',
  'Zee5',
  'SonyLIV',
  'Toffee',
];
/** Number of services per user, most used first. */
const SERVICES_OF_A_USER = 4;
const DAYS_OF_DOWNLOADS = 365;
/** The service deletes sign-ins after 60 days. */
const DAYS_OF_LOGINS = 58;

/** User agents of the generated sign-ins. */
export const DEVICES = [
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
];

/**
 * Distributes the events of a user evenly, the same at every run: from this morning back to the beginning.
 */
const spread = (number: number, nth: number, count: number, days: number): number =>
  ((nth + ((number * 7_919) % 1_000) / 1_000) / count) * days * DAY_MS;

/** `count` downloads of the nth user, newest first. `taken`: whether each one used a video of the balance. */
export function* downloadsOf(number: number, count: number, now: Date, taken: 0 | 1) {
  const userId = userIdOf(number);
  for (let nth = 0; nth < count; nth += 1) {
    const service = SERVICES[(number + (nth % SERVICES_OF_A_USER)) % SERVICES.length] ?? 'Netflix';
    yield {
      ...{ userId, taskId: `large-${number}-${nth}`, ott_service: service },
      file_name: `${service}.S01E${String((nth % 24) + 1).padStart(2, '0')}.1080p.mkv`,
      serviceKey: serviceKey(service),
      download_date: new Date(now.getTime() - spread(number, nth, count, DAYS_OF_DOWNLOADS)),
      videosTaken: taken,
    };
  }
}

/** `count` sign-ins of the nth user, newest first. */
export function* loginsOf(number: number, count: number, now: Date) {
  for (let nth = 0; nth < count; nth += 1)
    yield {
      ...{ userId: userIdOf(number), name: nameOf(number) },
      method: nth % 3 === 0 ? 'password' : 'telegram',
      address: `103.${number % 256}.${nth % 256}.${(number * 7) % 256}`,
      userAgent: DEVICES[(number + nth) % DEVICES.length] ?? null,
      at: new Date(now.getTime() - spread(number, nth, count, DAYS_OF_LOGINS)),
    };
}

/** Above this length the list is added up by day and kind. There are never so many days and kinds. */
const MOST_UNSUMMED = 50_000;

/** Counters per calendar day of the service's zone, in the format of the service. */
export class DayCounts {
  private counters: DayCounter[] = [];

  constructor(private readonly zone = DEFAULT_SERVICE_ZONE) {}

  /** Counts some events. */
  add(counted: readonly Counted[]): void {
    this.counters.push(...countersOf(counted, this.zone));
    if (this.counters.length > MOST_UNSUMMED) this.counters = sumCounters(this.counters);
  }

  /** Records of `day_figures`: of each day one of money and one of activity. */
  records() {
    const days = new Map<string, Omit<DayCounter, 'day'>[]>();
    for (const { day, ...counter } of sumCounters(this.counters)) {
      const id = activityOf(counter.key) ? `activity ${day}` : day;
      days.set(id, [...(days.get(id) ?? []), counter]);
    }
    return [...days].map(([_id, figures]) => ({ _id, figures }));
  }
}

type Services = Map<string, { key: string; name: string; value: number }>;

/** Counts one more download of a service. */
export function countService(services: Services, name: string): void {
  const key = serviceKey(name);
  const known = services.get(key) ?? { key, name, value: 0 };
  known.value += 1;
  services.set(key, known);
}
