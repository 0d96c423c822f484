import { DAY_MS } from '../time/units';
import { broadcastBadge } from './broadcast-badge';
import { isSuperseded, segmentsOf } from './broadcast-segment';

const NOW = new Date('2026-11-21T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe('the badge of a broadcast', () => {
  it.each([
    ['active', null, 'Active'],
    ['active', -1, 'Active'],
    ['active', 0, 'Active'],
    ['active', 1, 'Scheduled'],
    ['expired', 1, 'Expired'],
    ['expired', null, 'Expired'],
    ['withdrawn', null, 'Expired'],
  ])('of status %s scheduled %p ms from now is %s', (status, ms, badge) => {
    const scheduledAt = ms === null ? null : after(ms as number);
    expect(broadcastBadge({ status: status as string, scheduledAt }, NOW)).toBe(badge);
  });
});

describe('whom a broadcast reaches', () => {
  const plan = (daysLeft: number) => ({ start: after((daysLeft - 30) * DAY_MS), days: 30 });
  it.each([
    ['more than 7 days left', plan(8), ['all', 'active']],
    ['7 days left', plan(7), ['all', 'expiring']],
    ['an end right now', plan(0), ['all', 'expired']],
    ['never a plan', { start: null, days: 0 }, ['all']],
    ['a plan cut to nothing on its first day', { start: NOW, days: 0 }, ['all']],
  ])('with %s: %p', (_name, given, segments) => {
    expect(segmentsOf(given, NOW)).toEqual(segments);
  });

  it('ends with a later one for everybody, or for the same users', () => {
    const due = (segment: 'all' | 'active' | 'expired', ms = 0) => ({ segment, dueAt: after(ms) });
    expect(isSuperseded(due('active'), [due('all')], NOW)).toBe(true);
    expect(isSuperseded(due('active'), [due('active')], NOW)).toBe(true);
    expect(isSuperseded(due('active'), [due('expired')], NOW)).toBe(false);
    expect(isSuperseded(due('all'), [due('active')], NOW)).toBe(false);
    expect(isSuperseded(due('active'), [due('all', 1)], NOW)).toBe(false);
    expect(isSuperseded(due('active'), [], NOW)).toBe(false);
  });
});
