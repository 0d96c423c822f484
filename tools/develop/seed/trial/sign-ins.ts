import { countedActivity, DAY_MS, LOGIN_KEY } from '@portal/rules';
import type { Random } from '../../demo-bot/random';
import { DEVICES } from '../large/activity';
import type { Member } from './members';
import type { Records } from './records';

/** The service deletes sign-ins after 60 days; their counters stay. */
const DAYS_OF_RECORDS = 59;
const PLACES = [
  ...[
    { city: 'Dhaka', country: 'BD' },
    { city: 'Dhaka', country: 'BD' },
  ],
  ...[
    { city: 'Chattogram', country: 'BD' },
    { city: 'Sylhet', country: 'BD' },
  ],
  ...[
    { city: 'Kolkata', country: 'IN' },
    { city: null, country: null },
  ],
] as const;

/** Adds sign-ins at these instants, each by a member who had joined; each has devices of their own. */
export function addSignIns(
  records: Records,
  random: Random,
  members: readonly Member[],
  { instants, now }: { instants: readonly Date[]; now: Date },
): void {
  for (const at of instants) {
    const member = random.pick(members);
    if (member.joinedAt > at) continue;
    records.count(countedActivity(LOGIN_KEY, at));
    if (at.getTime() < now.getTime() - DAYS_OF_RECORDS * DAY_MS) continue;
    const { userId, name } = member;
    const place = PLACES[userId % PLACES.length] ?? PLACES[0];
    const device = DEVICES[(userId + (random.happens(0.8) ? 0 : 1)) % DEVICES.length] ?? null;
    records.add('login_history', {
      ...{ userId, name, method: random.happens(0.7) ? 'telegram' : 'password', ...place },
      // Addresses that RFC 5737 keeps for examples.
      ...{ address: `203.0.113.${(userId % 254) + 1}`, userAgent: device, at },
    });
  }
}
