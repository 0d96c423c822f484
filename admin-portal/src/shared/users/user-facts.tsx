import type { ListedUserView, ListUsersQuery, UserSort } from '@portal/contracts';
import { counted, type Formats } from '@portal/ui';
import { videosText } from '../actions/videos-text';
import type { Column } from '../lists/columns';
import { texts } from './texts';
import { signedOutText } from './user-text';

/** What every file of users says about one. */
export const USER_FILE = {
  user_id: ({ userId }: ListedUserView) => userId,
  name: ({ name }: ListedUserView) => name,
  frozen: ({ isFrozen }: ListedUserView) => isFrozen,
  tags: ({ tags }: ListedUserView) => tags.join(' '),
};

const ACTIVITY: readonly string[] = ['boughtPlan', 'lastSeen', 'lastPayment'];

/** What a list of users must include for the columns that are shown. */
export const includesOf = (
  columns: readonly Pick<Column<never>, 'name'>[],
): Pick<ListUsersQuery, 'include'> =>
  columns.some(({ name }) => ACTIVITY.includes(name)) ? { include: 'activity' } : {};

/** A fact of the activity: a text for none, and a dash when the service did not say. */
const known = (fact: string | null | undefined, none: string): string =>
  fact === undefined ? '—' : (fact ?? none);

/** Facts about users that a list shows when somebody chooses them. */
export const userFacts = (formats: Formats): readonly Column<ListedUserView, UserSort>[] => [
  {
    name: 'videos',
    header: texts.facts.videos,
    shown: 'wide',
    cell: ({ balance }) => videosText(balance),
    file: { videos: ({ balance }) => balance },
  },
  {
    name: 'boughtPlan',
    header: texts.facts.boughtPlan,
    shown: 'wide',
    cell: ({ boughtPlan }) => known(boughtPlan, texts.notBought),
    file: { plan: ({ boughtPlan }) => boughtPlan ?? null },
  },
  {
    name: 'lastSeen',
    header: texts.facts.lastSeen,
    shown: 'wide',
    cell: (user) =>
      known(user.lastSeenAt && formats.date(user.lastSeenAt), signedOutText(user, formats)),
    file: {
      last_seen: ({ lastSeenAt }) => lastSeenAt ?? null,
      last_sign_in: ({ lastSignInAt }) => lastSignInAt ?? null,
    },
  },
  {
    name: 'lastPayment',
    header: texts.facts.lastPayment,
    shown: 'wide',
    cell: ({ lastPaidAt }) => known(lastPaidAt && formats.date(lastPaidAt), texts.notPaid),
    file: { last_payment: ({ lastPaidAt }) => lastPaidAt ?? null },
  },
  {
    name: 'planDays',
    header: texts.facts.planDays,
    shown: 'extra',
    cell: ({ expiry, start }) => (start === null ? '—' : counted(expiry, 'day')),
    file: { plan_days: ({ expiry, start }) => (start === null ? null : expiry) },
  },
  {
    name: 'price',
    header: texts.facts.price,
    shown: 'extra',
    cell: ({ price, currency }) => (price === null ? '—' : formats.money(price, currency)),
    file: { price: ({ price }) => price, currency: ({ currency }) => currency },
  },
  {
    name: 'planStart',
    header: texts.facts.planStart,
    shown: 'extra',
    cell: ({ start }) => formats.date(start),
    file: { plan_start: ({ start }) => start },
  },
  {
    name: 'email',
    header: texts.facts.email,
    shown: 'extra',
    cell: ({ email }) => email ?? '—',
    file: { email: ({ email }) => email },
  },
  {
    name: 'joined',
    header: texts.facts.joined,
    shown: 'extra',
    cell: ({ createdAt }) => formats.date(createdAt),
    file: { joined: ({ createdAt }) => createdAt },
  },
];
