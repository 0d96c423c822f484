import { describeError } from './describe-error';

const ORIGIN = 'https://portal.example';
beforeAll(() => {
  Object.defineProperty(globalThis, 'location', { value: { origin: ORIGIN }, configurable: true });
});

function failure(message: string, ...places: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...places.map((place) => `    at f (${place})`)].join(
    '\n',
  );
  return error;
}

test('an error belongs to the portal whose file is on top, and has places without our host', () => {
  const place = '/remotes/user-portal/0.1.0-ab/assets/plans-Ab12Cd34.js:1:200';
  const error = failure('user 123456789 is gone', ORIGIN + place, `${ORIGIN}/assets/a-1.js:1:1`);
  expect(describeError(error)).toEqual({
    part: 'user-portal',
    name: 'TypeError',
    message: 'user <id> is gone',
    stack: `at f (${place})\nat f (/assets/a-1.js:1:1)`,
  });
  expect(describeError(failure('x', `${ORIGIN}/assets/a-1.js:1:1`))?.part).toBe('shell');
  expect(describeError('thrown text')).toMatchObject({ part: 'shell', message: 'thrown text' });
});

test.each([
  ['ended work', Object.assign(new Error('gave up'), { name: 'AbortError' })],
  [
    "a browser's own noise",
    new Error('ResizeObserver loop completed with undelivered notifications.'),
  ],
  ['a script of nobody', 'Script error.'],
  ['an extension', failure('x', 'chrome-extension://abc/content.js:1:1')],
])('%s is not reported', (_name, error) => {
  expect(describeError(error)).toBeNull();
});
