import { DEFAULT_SETTINGS } from '@portal/rules';
import { settingsFields } from './settings-fields';

describe('a change of settings', () => {
  it('writes what it names and leaves the rest alone', () => {
    expect(settingsFields(7, { videoQuality: '1080p' })).toEqual({
      'settings.videoQuality': '1080p',
    });
    expect(settingsFields(7, {})).toEqual({});
    expect(settingsFields(7, { name: undefined, retryEnabled: undefined })).toEqual({});
  });

  it('turning on Multi Download turns Auto Video Sync off in the same step', () => {
    expect(settingsFields(7, { multiDownloadEnabled: true })).toEqual({
      'settings.multiDownloadEnabled': true,
      'settings.autoVideoSync': false,
    });
  });

  it('that holds the whole settings object writes only settings', () => {
    const whole = { ...DEFAULT_SETTINGS, balance: 9, isFrozen: true, 'plan.balance': 9 };
    const keys = Object.keys(DEFAULT_SETTINGS).map((key) => `settings.${key}`);
    expect(Object.keys(settingsFields(7, whole)).sort()).toEqual(keys.sort());
  });

  it('an empty name gives the placeholder back', () => {
    expect(settingsFields(7, { name: '  ' })).toEqual({ name: 'User 7' });
    expect(settingsFields(7, { name: ' Rahim ' })).toEqual({ name: 'Rahim' });
  });

  it('null or nothing clears the email', () => {
    expect(settingsFields(7, { email: null })).toEqual({ email: null });
    expect(settingsFields(7, { email: '' })).toEqual({ email: null });
  });
});
