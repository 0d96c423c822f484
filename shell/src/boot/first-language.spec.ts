import { firstLanguage } from './first-language';

describe('the language of the first paint', () => {
  it.each([
    ['bn', 'en-US', 'bn'],
    ['en', 'bn-BD', 'en'],
    [null, 'bn-BD', 'bn'],
    [null, 'bnx', 'en'],
    ['fr', 'fr', 'en'],
  ] as const)('stored %s in a browser in %s is %s', (stored, ofBrowser, language) => {
    expect(firstLanguage(stored, ofBrowser)).toBe(language);
  });
});
