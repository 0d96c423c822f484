import { PANEL_WITHIN_MS, patience } from './patience';

describe('the wait for a portal before its panel (OPS-8)', () => {
  it('ends within 5 s of the start of the page, when the shell came in time', () => {
    for (const sincePageStart of [0, 100, 1_500, 2_500])
      expect(sincePageStart + patience(sincePageStart)).toBeLessThan(PANEL_WITHIN_MS);
  });

  it('gives a portal two seconds at least, also after a shell that came late', () => {
    for (const sincePageStart of [0, 2_500, 3_999, 4_000, 60_000])
      expect(patience(sincePageStart)).toBeGreaterThanOrEqual(2_000);
  });

  it('ends within 5 s of the step to another portal', () => {
    for (const sincePageStart of [4_001, 60_000])
      expect(patience(sincePageStart)).toBeLessThan(PANEL_WITHIN_MS);
  });
});
