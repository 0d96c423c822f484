import { countedChurn, planExpiresAt } from '@portal/rules';
import { createRandom } from '../../demo-bot/random';
import { addAround } from './around';
import { addDownloads, type Standing, standingOf } from './downloads';
import { accountOf, drawCrowd, type Member } from './members';
import { addPurchases } from './purchases';
import { Records } from './records';
import { drawInstants } from './rhythm';
import { addSignIns } from './sign-ins';

/** Number of days that a history tells of. */
const DAYS = 90;
const DOWNLOADS = 6_000;
const SIGN_INS = 2_600;

/** What a history depends on; the same gives the same history, but for ids of single records. */
export interface HistoryOptions {
  readonly seed: string;
  readonly now: Date;
  readonly zone: string;
  /** The accounts that the service made. */
  readonly known: readonly Member[];
}

/**
 * Makes the last 90 days of a service: users, their payments and grants, downloads with the rhythm of day and
 * week, sign-ins, codes, offers, broadcasts, and the administrators' work. All totals equal the sums of their
 * records.
 */
export function makeHistory({ seed, now, zone, known }: HistoryOptions): Records {
  const random = createRandom(seed);
  const records = new Records();
  const crowd = drawCrowd(random, now);
  for (const member of crowd) addPurchases(records, random, member, { now, days: DAYS });
  const members = [...known, ...crowd];
  const standings = members.map(standingOf);
  const time = { days: DAYS, now, zone };
  addDownloads(records, random, standings, {
    instants: drawInstants(random, { count: DOWNLOADS, ...time }),
    now,
  });
  addSignIns(records, random, members, {
    instants: drawInstants(random, { count: SIGN_INS, ...time }),
    now,
  });
  addAround(records, random, crowd, now);
  for (const standing of standings) {
    if (standing.member.isNew) addMember(records, standing, accountOf(standing.member, random));
    else correctMember(records, standing);
  }
  countTags(records);
  return records;
}

/** The service counts a tag when it is given. */
function countTags(records: Records): void {
  const users = new Map<string, number>();
  for (const { tags = [] } of (records.documents.get('users') ?? []) as { tags?: string[] }[])
    for (const tag of tags) users.set(tag, (users.get(tag) ?? 0) + 1);
  records.add('tag_counts', ...[...users].map(([_id, count]) => ({ _id, users: count })));
}

const totalsOf = ({ taken, services }: Standing) => ({
  downloads: taken,
  services: [...services.values()],
});

function addMember(records: Records, standing: Standing, account: object): void {
  const { member, plan: granted, taken } = standing;
  const plan = { ...granted, balance: granted.balance - taken };
  const expiresAt = planExpiresAt(plan);
  records.add('users', { ...account, plan, expiresAt, totals: totalsOf(standing) });
  records.add('ledger', ...member.ledger);
  records.count(...countedChurn(plan, expiresAt));
}

/** The service counted no downloads of its accounts yet: neither in the user nor in the ledger. */
function correctMember(records: Records, standing: Standing): void {
  const { member, plan, taken } = standing;
  const { userId } = member;
  if (taken === 0) return;
  const set = { totals: totalsOf(standing), 'plan.balance': plan.balance - taken };
  records.correct({ collection: 'users', filter: { userId }, set });
  for (const { number, balanceAfter } of member.ledger) {
    records.correct({ collection: 'ledger', filter: { userId, number }, set: { balanceAfter } });
  }
}
