import type { AuditView } from '@portal/contracts';
import { english } from '@portal/ui';
import { counted } from '@portal/ui';
import { videosText } from '../../shared/actions/videos-text';
import { shownTime } from '../../shared/time/zone-times';

type Value = string | number | boolean | null;
type Details = AuditView['details'];

const BEFORE = 'before:';
const AFTER = 'after:';

/** A key as a label: 'videoQuality' becomes 'Video quality'. */
function labelOf(key: string): string {
  const texts = key.replaceAll(/[_-]+|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return texts.charAt(0).toUpperCase() + texts.slice(1);
}

/** Format of an instant in the service's answers. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function valueOf(value: Value | undefined, timeZone: string): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return english.count(value);
  return INSTANT.test(value) ? shownTime(value, timeZone) : value;
}

const amount = (days: number, videos: number): string =>
  `${counted(days, 'day')}, ${videosText(videos)}`;

/** One sentence for each change of a plan. Null for all other details. */
function planText(details: Details): string[] | null {
  const { days, videos, daysAfter, videosAfter, wantedDays, wantedVideos } = details;
  if (typeof days !== 'number' || typeof videos !== 'number') return null;
  const texts = [amount(days, videos)];
  if (typeof wantedDays === 'number' && typeof wantedVideos === 'number') {
    const isLess = wantedDays !== days || wantedVideos !== videos;
    if (isLess) texts.push(`asked for: ${amount(wantedDays, wantedVideos)}`);
  }
  if (typeof daysAfter === 'number' && typeof videosAfter === 'number') {
    texts.push(`then: ${amount(daysAfter, videosAfter)}`);
  }
  return texts;
}

const OF_PLANS = ['days', 'videos', 'daysAfter', 'videosAfter', 'wantedDays', 'wantedVideos'];

/** The changes of an action, one line each: 'Video quality: 480p → 720p'. Times are in the given zone. */
export function detailText(details: Details, timeZone: string): string[] {
  const plan = planText(details);
  const rest = Object.entries(details).filter(([key]) => !(plan && OF_PLANS.includes(key)));
  return [
    ...(plan ?? []),
    ...rest.flatMap(([key, value]) => {
      if (key.startsWith(AFTER) && `${BEFORE}${key.slice(AFTER.length)}` in details) return [];
      if (!key.startsWith(BEFORE)) {
        return [`${labelOf(key)}: ${valueOf(value, timeZone)}`];
      }
      const name = key.slice(BEFORE.length);
      const after = valueOf(details[AFTER + name], timeZone);
      return [`${labelOf(name)}: ${valueOf(value, timeZone)} → ${after}`];
    }),
  ];
}

/** Details that a column shows already. */
const IN_COLUMNS = ['userId', 'order', 'trxId', 'amount', 'bulkAction', 'by'];

/** Numbers of users per outcome of a bulk action; most are zero. */
const OUTCOMES = ['pending', 'unchanged', 'done', 'failed', 'undone', 'kept'];

/** The details that no column shows, without outcomes that no user of a bulk action had. */
export function shownDetails({ details, userId, reason }: AuditView): Details {
  // An older version of the service sends no columns.
  if (userId === undefined) return details;
  const shown = Object.entries(details).filter(
    ([key, value]) =>
      !IN_COLUMNS.includes(key) &&
      !(OUTCOMES.includes(key) && value === 0) &&
      !(key === 'reason' && value === reason),
  );
  return Object.fromEntries(shown);
}
