import { type BotAccess, DAY_MS, DEFAULT_SETTINGS, searchKeys } from '@portal/rules';
import type { Random } from '../../demo-bot/random';
import { nameOf, userIdOf } from '../large/people';

/** A change of a plan, as the service stores it. */
export interface LedgerRow {
  readonly userId: number;
  number: number;
  readonly days: number;
  readonly videos: number;
  readonly price: number | null;
  readonly currency: string | null;
  readonly activates: BotAccess[] | null;
  readonly reason: string;
  readonly purchase?: string;
  readonly actor: string;
  readonly sourceId: string | null;
  /** Set when the downloads before it are known. */
  balanceAfter: number;
  readonly at: Date;
}

/** A user with the history of the plan. */
export interface Member {
  readonly userId: number;
  readonly name: string;
  readonly joinedAt: Date;
  readonly isFrozen: boolean;
  /** How much the user downloads; 1 is usual. */
  readonly appetite: number;
  readonly quality: string;
  /** In order of time. */
  readonly ledger: LedgerRow[];
  /** False for the accounts that the service made, whose records are corrected instead of inserted. */
  readonly isNew: boolean;
}

/** Number of invented users besides the accounts that the service made. */
const CROWD = 175;

const DAYS_OF_JOINING = 110;
const QUALITIES = ['480p', '480p', '720p', '720p', '720p', '1080p'] as const;

/** Invented users who joined over the last months, more of them lately. */
export function drawCrowd(random: Random, now: Date): Member[] {
  return Array.from({ length: CROWD }, (_, number) => {
    const daysAgo = 0.2 + DAYS_OF_JOINING * random.next() ** 1.3;
    return {
      ...{ userId: userIdOf(number), name: nameOf(number), isFrozen: number % 58 === 40 },
      joinedAt: new Date(now.getTime() - daysAgo * DAY_MS),
      // A few watch a lot.
      appetite: 0.3 + 2.4 * random.next() ** 3,
      quality: random.pick(QUALITIES),
      ...{ ledger: [], isNew: true },
    };
  });
}

const TAGS = ['reseller', 'family', 'beta', 'vip'] as const;

/** The document of a user without plan and totals. */
export function accountOf(member: Member, random: Random): object {
  const { userId, name, joinedAt, isFrozen, quality } = member;
  const [given = 'user'] = name.toLowerCase().match(/[a-z]+/) ?? [];
  return {
    ...{ userId, name, photo: null, passwordHash: null, passwordSetAt: null, isFrozen },
    email: random.happens(0.6) ? `${given}.${userId % 1_000}@example.com` : null,
    settings: {
      ...DEFAULT_SETTINGS,
      videoQuality: quality,
      videoFormat: random.happens(0.6) ? 'mkv' : 'mp4',
    },
    ...(random.happens(0.1) && { tags: [random.pick(TAGS)] }),
    ...{ createdAt: joinedAt, searchKeys: searchKeys({ userId, name }) },
  };
}
