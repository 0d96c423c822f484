import type { AdminUserView, UserSort } from '@portal/contracts';
import { counted, type Formats } from '@portal/ui';
import { videosText } from '../actions/videos-text';
import type { Column } from '../lists/columns';
import { texts } from './texts';

/** What every file of users says about one. */
export const USER_FILE = {
  user_id: ({ userId }: AdminUserView) => userId,
  name: ({ name }: AdminUserView) => name,
  frozen: ({ isFrozen }: AdminUserView) => isFrozen,
  tags: ({ tags }: AdminUserView) => tags.join(' '),
};

/** Facts about users that a list shows when somebody chooses them. */
export const userFacts = (formats: Formats): readonly Column<AdminUserView, UserSort>[] => [
  {
    name: 'videos',
    header: texts.facts.videos,
    shown: 'extra',
    cell: ({ balance }) => videosText(balance),
    file: { videos: ({ balance }) => balance },
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
