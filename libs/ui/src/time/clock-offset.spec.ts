import { clockOffset } from './clock-offset';

const HOUR = 3_600_000;
const RECEIVED = Date.parse('2031-03-10T06:00:00.000Z');
const serverAhead = (ms: number) => new Date(RECEIVED + ms).toISOString();

test.each([3 * HOUR, -3 * HOUR, 0])('a device clock that is %i ms behind is known', (ms) => {
  expect(clockOffset(null, serverAhead(ms), RECEIVED)).toBe(ms);
});

test('an answer that travelled longer moves no countdown; a clock that was set does', () => {
  expect(clockOffset(50, serverAhead(-900), RECEIVED)).toBe(50);
  expect(clockOffset(50, serverAhead(1050), RECEIVED)).toBe(50);
  expect(clockOffset(50, serverAhead(1051), RECEIVED)).toBe(1051);
  expect(clockOffset(50, serverAhead(-HOUR), RECEIVED)).toBe(-HOUR);
});

test('an unreadable time changes nothing', () => {
  expect(clockOffset(50, 'soon', RECEIVED)).toBe(50);
  expect(clockOffset(null, '', RECEIVED)).toBeNull();
});
