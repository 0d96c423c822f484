import { canDownload } from './can-download';

const good = { isFrozen: false, isExpired: false, balance: 1 };

describe('the bot may download', () => {
  it('for an active plan with one video left', () => {
    expect(canDownload(good)).toEqual({ allowed: true, reason: null });
  });
});

describe('the bot must not download', () => {
  it.each([
    ['without a video left', { ...good, balance: 0 }, 'no_balance'],
    ['for an expired plan, even with videos left', { ...good, isExpired: true }, 'expired'],
    ['for a frozen account, whatever its plan', { ...good, isFrozen: true }, 'frozen'],
    [
      'and names the account first, then the time, then the videos',
      { isFrozen: true, isExpired: true, balance: 0 },
      'frozen',
    ],
    ['and names the time before the videos', { ...good, isExpired: true, balance: 0 }, 'expired'],
  ])('%s', (_when, state, reason) => {
    expect(canDownload(state)).toEqual({ allowed: false, reason });
  });
});
