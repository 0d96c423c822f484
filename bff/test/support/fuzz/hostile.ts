import { NO_TEXTS } from '../bad-input';

/** Texts with a special meaning for a database, a router, a regular expression, a file system or a screen. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '𝒳'.repeat(50),
  'i̇'.repeat(100),
  '\u202e\u200b\ufeff',
  '٥',
  '$where',
  '$ne',
  'a.b',
  '__proto__',
  'constructor',
  'toString',
  '(((((',
  '(a+)+$',
  '[',
  '*',
  '\\',
  '^$',
  '../../etc/passwd',
  'C:\\x',
  '<script>alert(1)</script>',
  '=1+1',
  "' OR 1=1 --",
  '%00',
  '%zz',
  '\r\nset-cookie: a=b',
  'null',
  'undefined',
  'NaN',
  '1e999',
  '-1',
  '0',
  '007',
  '9007199254740993',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-30',
  'x'.repeat(5_000),
];

/** Prefix of a text that writeJson replaces with raw JSON, for values that JSON.stringify cannot write. */
const RAW = 'raw-json:';

const nest = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + close.repeat(depth);

/** Values that have crashed services before. Each operation gets them. */
export const WORST_VALUES: readonly unknown[] = ['\ud800', `${RAW}${nest(10_000, '[', ']')}`];

/** Values that no field accepts, and a few that a field may accept by mistake. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...NO_TEXTS,
  ...HOSTILE_TEXTS,
  0,
  -1,
  1.5,
  -0,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  Array.from({ length: 3_000 }, () => 0),
  Array.from({ length: 1_500 }, () => ({})),
  Object.fromEntries(Array.from({ length: 3_000 }, (_, key) => [`k${key}`, 0])),
  { constructor: { prototype: { isAdmin: true } } },
  { toString: 1, valueOf: 'x', hasOwnProperty: null, length: 1e9 },
  { toJSON: 'x', constructor: 'x' },
  `${RAW}{"then":"x","catch":{}}`,
  { ['x'.repeat(30_000)]: 1 },
  { $date: 'x', $oid: 'y' },
  { _bsontype: 'ObjectId', id: 'x' },
  `${RAW}${nest(20, '[', ']')}`,
  `${RAW}${nest(21, '[', ']')}`,
  `${RAW}${nest(2_500, '{"a":[', ']}')}`,
  `${RAW}${nest(10_000, '[', ']')}`,
  `${RAW}{"__proto__":{"isAdmin":true}}`,
  `${RAW}1e999`,
  `${RAW}-0.0000000000000000000000000000000001`,
  `${RAW}${'9'.repeat(5_000)}`,
];

/** Bodies that are not valid JSON values. */
export const HOSTILE_BODIES: readonly (string | Buffer)[] = [
  '{',
  '[',
  '"',
  'nul',
  '{"a":1}x',
  '{"a":1,"a":2}',
  '{"a":}',
  '\ufeff{}',
  ' ',
  '1',
  'null',
  '[]',
  nest(30_000, '[', ']'),
  nest(10_000, '{"a":', '1')
    .replace(/1+$/, `1${'}'.repeat(10_000)}`)
    .slice(0, 65_000),
  `{"${'k'.repeat(60_000)}":1}`,
  `{${Array.from({ length: 7_000 }, (_, key) => `"${key}":0`).join()}}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.alloc(70_000, '1'),
];

/**
 * Path parts in the form in which they are sent, encoded or not. Parts that lead upwards are sent over a real
 * connection (malformed.spec.ts), because the in-process client resolves them before the service sees them.
 */
export const HOSTILE_PARTS: readonly string[] = [
  '%00',
  'a%00b',
  '%2e%2e%2f%2e%2e',
  '%',
  '%zz',
  '%ed%a0%80',
  '%ff',
  '%F0%9F%98%80',
  '%0d%0ax-a:%20b',
  '%24ne',
  '%7B%22%24gt%22%3A0%7D',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '007',
  '1e3',
  '1.5',
  '9007199254740993',
  '9'.repeat(150),
  'a'.repeat(201),
  'a'.repeat(5_000),
  ';a=b',
  '*',
  ':id',
];

/** Headers that clients can set to any value. */
export const HOSTILE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json;;;' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/reports+json' },
  { 'content-type': ';' },
  { 'content-encoding': 'gzip' },
  { cookie: 'portal_session=%; portal_admin=%00; =; ;;' },
  { cookie: `portal_session=${'x'.repeat(5_000)}` },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'x'.repeat(5_000)}` },
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': '"' },
  { 'x-relay-timestamp': 'NaN', 'x-relay-signature': 'zz' },
  { 'if-none-match': '*', 'if-modified-since': 'never', range: 'bytes=-1' },
  { 'x-forwarded-for': 'nonsense', forwarded: 'for=' },
  { 'x-portal-release': '@@@ shell@' },
  { accept: 'x', 'accept-encoding': 'x;q=9', 'accept-language': '*'.repeat(500) },
  { origin: 'null' },
  { 'user-agent': 'x'.repeat(5_000) },
];

/** JSON of a value. Texts that start with RAW are written as the raw JSON after it. */
export function writeJson(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll(
    new RegExp(`"${RAW}((?:[^"\\\\]|\\\\.)*)"`, 'g'),
    (_whole, json: string) => json.replaceAll('\\"', '"'),
  );
}
