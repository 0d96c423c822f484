import { firstTheme } from './first-theme';

describe('the colour scheme of the first paint', () => {
  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    [null, true, 'dark'],
    ['purple', false, 'light'],
  ] as const)('stored %s on a device preferring dark: %s is %s', (stored, prefersDark, scheme) => {
    expect(firstTheme(stored, prefersDark)).toBe(scheme);
  });
});
