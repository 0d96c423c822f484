import {
  countedActivity,
  downloadKey,
  failureKey,
  DAY_MS,
  type FullPlan,
  MINUTE_MS,
  NO_PLAN,
  planExpiresAt,
  replayPlan,
  serviceKey,
} from '@portal/rules';
import type { Random } from '../../demo-bot/random';
import { drawShow, partOf, releaseOf, type Show } from '../../demo-bot/videos';
import type { Member } from './members';
import type { Records } from './records';

/** Tasks of earlier days were tidied up. */
const DAYS_OF_TASKS = 7;
/** When the frozen accounts were frozen. */
export const DAYS_FROZEN = 10;
const FAILED_SHARE = 0.05;
const EPISODES = 10;
const REASONS = [
  'The link has expired.',
  'The video is not available in this region.',
  'The upload was interrupted.',
] as const;

/** What a member has after the downloads so far. */
export interface Standing {
  readonly member: Member;
  /** Without downloads. */
  plan: FullPlan;
  /** End of the plan, epoch ms; 0 without a plan. */
  endsAt: number;
  /** When the plan changes next, epoch ms. */
  nextAt: number;
  /** Ledger entries that count already. */
  reached: number;
  /** Videos taken by downloads. */
  taken: number;
  readonly services: Map<string, { key: string; name: string; value: number }>;
  watching: { show: Show; season: number; episode: number; year: number } | null;
}

const firstChange = ({ ledger }: Member): number => ledger[0]?.at.getTime() ?? Infinity;

/** Members before their first download. */
export const standingOf = (member: Member): Standing => ({
  ...{
    member,
    plan: NO_PLAN,
    endsAt: 0,
    nextAt: firstChange(member),
    reached: 0,
    taken: 0,
    services: new Map(),
    watching: null,
  },
});

/** Applies the changes of a member's plan up to an instant, epoch ms. */
function catchUp(standing: Standing, at: number): void {
  while (standing.nextAt <= at) {
    const { ledger } = standing.member;
    const entry = ledger[standing.reached];
    standing.reached += 1;
    standing.plan = replayPlan(ledger.slice(0, standing.reached));
    standing.endsAt = planExpiresAt(standing.plan)?.getTime() ?? 0;
    standing.nextAt = ledger[standing.reached]?.at.getTime() ?? Infinity;
    if (entry) entry.balanceAfter = standing.plan.balance - standing.taken;
  }
}

/** Adds downloads at these instants, oldest first, each by a member whose plan allows it then. */
export function addDownloads(
  records: Records,
  random: Random,
  standings: readonly Standing[],
  { instants, now }: { instants: readonly Date[]; now: Date },
): void {
  instants.forEach((at, number) => {
    for (const standing of standings) catchUp(standing, at.getTime());
    const standing = drawDownloader(random, standings, at.getTime(), now);
    if (standing) addDownload(records, random, standing, { at, number, now });
  });
  for (const standing of standings) catchUp(standing, now.getTime());
}

function drawDownloader(
  random: Random,
  standings: readonly Standing[],
  at: number,
  now: Date,
): Standing | undefined {
  const mayFrozen = at < now.getTime() - DAYS_FROZEN * DAY_MS;
  const able: Standing[] = [];
  let appetite = 0;
  for (const standing of standings) {
    const { member, plan, endsAt, taken } = standing;
    if (endsAt <= at || plan.balance <= taken || (member.isFrozen && !mayFrozen)) continue;
    able.push(standing);
    appetite += member.appetite;
  }
  let place = random.next() * appetite;
  return able.find(({ member }) => (place -= member.appetite) < 0);
}

function addDownload(
  records: Records,
  random: Random,
  standing: Standing,
  { at, number, now }: { at: Date; number: number; now: Date },
): void {
  const { userId, quality } = standing.member;
  const video = nextVideo(random, standing, quality);
  const taskId = `trial-history-${number}`;
  const { service: ott_service, fileName: file_name } = video;
  const key = serviceKey(ott_service);
  const total = standing.services.get(key) ?? { key, name: ott_service, value: 0 };
  standing.services.set(key, total);
  total.value += 1;
  standing.taken += 1;
  records.add('downloads', {
    ...{ userId, taskId, file_name, ott_service, serviceKey: key },
    ...{ download_date: at, videosTaken: 1 },
  });
  records.count(countedActivity(downloadKey(ott_service), at));
  const isRecent = at.getTime() > now.getTime() - DAYS_OF_TASKS * DAY_MS;
  const task = {
    ...{ user_id: userId, file_name, ott_service, quality, updated_at: at },
    created_at: new Date(at.getTime() - random.between(2, 25) * MINUTE_MS),
  };
  if (isRecent) {
    const done = { status: 'completed', progress: 100, error_message: null };
    records.add('tasks', { _id: taskId, ...task, ...done });
  }
  if (!random.happens(FAILED_SHARE)) return;
  records.count(countedActivity(failureKey(ott_service), at));
  if (!isRecent) return;
  const reason = { progress: random.between(3, 80), error_message: random.pick(REASONS) };
  records.add('tasks', { _id: `${taskId}-failed`, ...task, status: 'failed', ...reason });
}

/** The next episode of what the member watches, or something new. */
function nextVideo(random: Random, standing: Standing, quality: string) {
  const before = standing.watching;
  const goesOn = before?.show.isSeries && before.episode < EPISODES && random.happens(0.85);
  const watching = goesOn
    ? { ...before, episode: before.episode + 1 }
    : {
        ...{ show: drawShow(random), season: random.between(1, 3), episode: 1 },
        year: random.between(2019, 2026),
      };
  standing.watching = watching;
  const { show, season, episode, year } = watching;
  const part = show.isSeries ? partOf(season, episode) : String(year);
  return releaseOf(show, part, { quality, extension: random.happens(0.6) ? 'mkv' : 'mp4' });
}
