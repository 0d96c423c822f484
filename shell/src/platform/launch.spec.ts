import { readLaunch, schemeOf } from './launch';

const USER = { id: 4711, first_name: 'মিনা', language_code: 'bn' };

function addressOf(
  fields: Record<string, string> = {},
  parts: Record<string, string> = {},
  search = '',
) {
  const data = new URLSearchParams({ user: JSON.stringify(USER), hash: 'ab', ...fields });
  const hash = new URLSearchParams({
    tgWebAppData: data.toString(),
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'weba',
    tgWebAppThemeParams: JSON.stringify({ bg_color: '#212121' }),
    ...parts,
  });
  return { hash: `#${hash}`, search };
}

test('a launch is read from the hash, with the signed data unchanged', () => {
  const address = addressOf();
  const launch = readLaunch(address);
  expect(launch).toMatchObject({
    version: '8.0',
    startParam: null,
    scheme: 'dark',
    language: 'bn',
    userId: 4711,
  });
  const raw = /tgWebAppData=([^&]*)/.exec(address.hash)?.[1] ?? '';
  expect(launch?.initData).toBe(decodeURIComponent(raw));
});

test('the parameter of the link is that of the data, otherwise that of the address', () => {
  const paramOf = (address: Parameters<typeof readLaunch>[0]) => readLaunch(address)?.startParam;
  expect(paramOf(addressOf({ start_param: 'plans' }, {}, '?startapp=downloads'))).toBe('plans');
  expect(paramOf(addressOf({}, {}, '?tgWebAppStartParam=downloads'))).toBe('downloads');
  expect(paramOf(addressOf({}, {}, '?startapp=plans'))).toBe('plans');
});

test.each(['', '#', '#pay', '#tgWebAppData=', '#tgWebAppVersion=8.0'])(
  'the hash %j of an ordinary browser is no launch',
  (hash) => {
    expect(readLaunch({ hash, search: '' })).toBeNull();
  },
);

test.each([
  ['no user', { user: '' }, {}],
  ['a broken user', { user: '{"id":' }, {}],
  ['a list as user', { user: '[1]' }, {}],
  ['broken colours', {}, { tgWebAppThemeParams: '{' }],
  ['null as colours', {}, { tgWebAppThemeParams: 'null' }],
])('a launch with %s says nothing about it', (_name, fields, parts) => {
  const launch = readLaunch(addressOf(fields, parts));
  if ('user' in fields) expect(launch).toMatchObject({ language: null, userId: null });
  else expect(launch?.scheme).toBeNull();
});

test.each([
  ['#ffffff', 'light'],
  ['#FFFFFF', 'light'],
  ['#18222d', 'dark'],
  ['#000000', 'dark'],
  ['#e7ebf0', 'light'],
  ['white', null],
  ['#fff', null],
  [undefined, null],
  [5, null],
])('a background of %s is %s', (colour, scheme) => {
  expect(schemeOf({ bg_color: colour })).toBe(scheme);
});
