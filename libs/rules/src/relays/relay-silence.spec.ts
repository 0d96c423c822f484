import { isRelaySilent } from './relay-silence';

const now = new Date('2026-03-10T06:10:00.000Z');

it.each([
  ['2026-03-10T06:10:00.000Z', false],
  ['2026-03-10T06:00:00.000Z', false],
  ['2026-03-10T05:59:59.999Z', true],
  // The heartbeat comes from a machine whose clock is ahead.
  ['2026-03-10T06:10:05.000Z', false],
])('a relay last heard at %s is silent at ten past six: %s', (heard, silent) => {
  expect(isRelaySilent(new Date(heard), now)).toBe(silent);
});

it('a relay that was never heard is silent', () => {
  expect(isRelaySilent(null, now)).toBe(true);
});
