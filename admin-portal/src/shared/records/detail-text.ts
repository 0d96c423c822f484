import type { AuditView } from '@portal/contracts';
import { counted, english } from '@portal/ui';
import { videosText } from '../actions/videos-text';

/** Facts about an action. `before:` and `after:` begin the keys of a changed value. */
export type Details = AuditView['details'];

type Value = Details[string];
/** Writes an instant, in ISO 8601. */
type TimeText = (iso: string) => string;

const BEFORE = 'before:';
const AFTER = 'after:';

/** A key as a label: 'videoQuality' becomes 'Video quality'. */
function labelOf(key: string): string {
  const texts = key.replaceAll(/[_-]+|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return texts.charAt(0).toUpperCase() + texts.slice(1);
}

/** Format of an instant in the service's answers. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function valueOf(value: Value | undefined, timeText: TimeText): string {
  if (value === undefined || value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return english.count(value);
  return INSTANT.test(value) ? timeText(value) : value;
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

/** The details of an action, a line each: 'Video quality: 480p → 720p'. A value that is missing is 'none'. */
export function detailText(details: Details, timeText: TimeText): string[] {
  const plan = planText(details);
  const text = (key: string): string => valueOf(details[key], timeText);
  const changes = new Set<string>();
  const lines = Object.keys(details).flatMap((key) => {
    if (plan && OF_PLANS.includes(key)) return [];
    const name = changedName(key);
    if (name === null) return [`${labelOf(key)}: ${text(key)}`];
    if (changes.has(name)) return [];
    changes.add(name);
    return [`${labelOf(name)}: ${text(BEFORE + name)} → ${text(AFTER + name)}`];
  });
  return [...(plan ?? []), ...lines];
}

/** The name of the changed value that a key belongs to: 'email' of 'before:email'. Null for all other keys. */
export function changedName(key: string): string | null {
  const prefix = [BEFORE, AFTER].find((one) => key.startsWith(one));
  return prefix === undefined ? null : key.slice(prefix.length);
}
