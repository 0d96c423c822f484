import fc from 'fast-check';
import { contradictsItself, withExclusion } from './exclusive-settings';
import { DEFAULT_SETTINGS, type DownloadSettings, SETTINGS } from './settings';

describe('Auto Video Sync and Multi Download are mutually exclusive', () => {
  it('turning one on sends the other as false', () => {
    expect(withExclusion({ autoVideoSync: true })).toEqual({
      autoVideoSync: true,
      multiDownloadEnabled: false,
    });
    expect(withExclusion({ multiDownloadEnabled: true })).toEqual({
      autoVideoSync: false,
      multiDownloadEnabled: true,
    });
  });

  it('turning one off leaves the other alone', () => {
    expect(withExclusion({ autoVideoSync: false })).toEqual({ autoVideoSync: false });
    expect(withExclusion({ multiDownloadEnabled: false })).toEqual({ multiDownloadEnabled: false });
  });

  it('other settings pass through', () => {
    expect(withExclusion({ videoFormat: 'mkv', retryEnabled: true })).toEqual({
      videoFormat: 'mkv',
      retryEnabled: true,
    });
  });

  it('asking for both at once is a contradiction, asking for one or none is not', () => {
    expect(contradictsItself({ autoVideoSync: true, multiDownloadEnabled: true })).toBe(true);
    expect(contradictsItself({ autoVideoSync: true, multiDownloadEnabled: false })).toBe(false);
    expect(contradictsItself({ autoVideoSync: false, multiDownloadEnabled: true })).toBe(false);
    expect(contradictsItself({})).toBe(false);
  });

  it('never both on after any sequence of accepted changes', () => {
    const toggle = fc.option(fc.boolean(), { nil: undefined });
    const change = fc.record({ autoVideoSync: toggle, multiDownloadEnabled: toggle });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        let state: DownloadSettings = { ...DEFAULT_SETTINGS };
        for (const wanted of changes.filter((one) => !contradictsItself(one))) {
          const given = Object.entries(withExclusion(wanted)).filter(([, on]) => on !== undefined);
          state = { ...state, ...Object.fromEntries(given) };
          expect(state.autoVideoSync && state.multiDownloadEnabled).toBe(false);
        }
      }),
    );
  });
});

describe('the defaults', () => {
  it('have the quality 480p of the five on offer and neither exclusive switch on', () => {
    expect(DEFAULT_SETTINGS.videoQuality).toBe('480p');
    expect(SETTINGS.videoQuality.values).toEqual(['240p', '360p', '480p', '720p', '1080p']);
    expect(contradictsItself(DEFAULT_SETTINGS)).toBe(false);
    expect(DEFAULT_SETTINGS.autoVideoSync || DEFAULT_SETTINGS.multiDownloadEnabled).toBe(false);
  });
});
