import { DAY_MS, DEFAULT_SETTINGS } from '@portal/rules';
import type { Account } from '../../domain/accounts/account';
import { presentBotUser } from './bot-user.presenter';

const start = new Date('2026-03-01T06:00:00.000Z');
const end = new Date(start.getTime() + 30 * DAY_MS);
const before = (ms: number) => new Date(end.getTime() - ms);

const account: Account = {
  userId: 7,
  name: 'Nusrat Jahan',
  email: 'nusrat@example.com',
  photo: '/uploads/7.webp',
  plan: { start, days: 30, balance: 3, price: 2200, currency: 'BDT', activates: ['drm'] },
  expiresAt: end,
  settings: { ...DEFAULT_SETTINGS, videoQuality: '1080p' },
  isFrozen: false,
  totals: { downloads: 9, services: [] },
  createdAt: start,
};

it('the bot sees plan, videos, settings and whether it may download, and nothing private', () => {
  expect(presentBotUser(account, start)).toEqual({
    userId: 7,
    name: 'Nusrat Jahan',
    isFrozen: false,
    plan: {
      status: 'Active',
      isExpired: false,
      daysRemaining: 30,
      expiryDate: end.toISOString(),
      activates: ['drm'],
    },
    balance: 3,
    settings: { ...DEFAULT_SETTINGS, videoQuality: '1080p' },
    canDownload: { allowed: true, reason: null },
  });
});

it.each([
  [1, true, null],
  [0, false, 'expired'],
  [-1, false, 'expired'],
])('%i ms before the end of the plan downloading is %s', (ms, allowed, reason) => {
  expect(presentBotUser(account, before(ms)).canDownload).toEqual({ allowed, reason });
});

it('a frozen user may not download and the bot gets the reason', () => {
  const view = presentBotUser({ ...account, isFrozen: true }, start);
  expect(view).toMatchObject({ isFrozen: true, canDownload: { allowed: false, reason: 'frozen' } });
});
