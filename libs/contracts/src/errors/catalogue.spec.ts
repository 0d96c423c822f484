import { ERROR_CATALOGUE } from './catalogue';

describe('the error catalogue', () => {
  const entries = Object.entries(ERROR_CATALOGUE);

  it.each(entries)('%s has a code noun/reason, an honest status and a text', (code, entry) => {
    expect(code).toMatch(/^[a-z-]+\/[a-z-]+$/);
    expect(entry.status).toBeGreaterThanOrEqual(400);
    expect(entry.status).toBeLessThan(600);
    expect(entry.text.trim()).toBe(entry.text);
    expect(entry.text).not.toBe('');
  });

  it('keeps the texts that the specification names to the letter', () => {
    expect(ERROR_CATALOGUE['accounts/not-found'].text).toBe('User not found.');
    expect(ERROR_CATALOGUE['sessions/wrong-admin-password'].text).toBe(
      'Incorrect password. Please try again.',
    );
    expect(ERROR_CATALOGUE['service/bug'].text).toBe('A server error occurred. Please try again.');
  });
});
