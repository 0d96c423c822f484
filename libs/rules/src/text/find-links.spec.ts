import fc from 'fast-check';
import { expectProportionalTime } from './expect-proportional-time';
import { findLinks } from './find-links';

const linksIn = (text: string) =>
  findLinks(text)
    .filter(({ href }) => href !== null)
    .map(({ text: shown, href }) => `${shown} -> ${href}`);

const BIDI = String.fromCodePoint(0x202e);
const NUL = String.fromCodePoint(0);

describe('what is a link', () => {
  it.each([
    ['https://example.com', 'https://example.com -> https://example.com'],
    ['See http://a.b/c?d=e#f now', 'http://a.b/c?d=e#f -> http://a.b/c?d=e#f'],
    ['HTTPS://Example.COM/Path', 'HTTPS://Example.COM/Path -> https://Example.COM/Path'],
    ['http://localhost:8080/x', 'http://localhost:8080/x -> http://localhost:8080/x'],
    ['https://উদাহরণ.বাংলা/পথ', 'https://উদাহরণ.বাংলা/পথ -> https://উদাহরণ.বাংলা/পথ'],
    ['https://x.y/a/@name', 'https://x.y/a/@name -> https://x.y/a/@name'],
  ])('%s', (text, link) => expect(linksIn(text)).toEqual([link]));

  it.each([
    ['www.example.com', 'www.example.com -> http://www.example.com'],
    ['WWW.example.com/a', 'WWW.example.com/a -> http://WWW.example.com/a'],
    [
      'www.a.com/?to=https://b.com',
      'www.a.com/?to=https://b.com -> http://www.a.com/?to=https://b.com',
    ],
  ])('links starting with www get an http prefix: %s', (text, link) => {
    expect(linksIn(text)).toEqual([link]);
  });
});

describe('punctuation at the end stays outside', () => {
  it.each([
    ['Go to https://a.com.', 'https://a.com'],
    ['(https://a.com)', 'https://a.com'],
    ['(see https://a.com/x), then', 'https://a.com/x'],
    ['https://a.com/x_(y)', 'https://a.com/x_(y)'],
    ['(https://a.com/x_(y)).', 'https://a.com/x_(y)'],
    ['https://a.com/?q=1!?', 'https://a.com/?q=1'],
    ['"https://a.com/x"', 'https://a.com/x'],
    ['<https://a.com/x>', 'https://a.com/x'],
    ['দেখুন https://a.com/x।', 'https://a.com/x'],
    ['https://a.com/x/', 'https://a.com/x/'],
  ])('%s', (text, href) => expect(linksIn(text)).toEqual([`${href} -> ${href}`]));
});

describe('what stays text', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'javascript:https://example.com/',
    'javascript&#58;alert(1)',
    '&#106;avascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'view-source:https://example.com',
    'ftp://example.com',
    'tel:+8801700000000',
    'mailto:a@b.c',
    '//example.com',
    'http:/example.com',
    'http:\\\\example.com',
    'http:example.com',
    'httpſ://example.com',
    'ｈttp://example.com',
    'https&#58;//example.com',
    'https&colon;//example.com',
    'https%3A//example.com',
    'https://bank.com@evil.com/',
    'https://user:password@evil.com',
    'www.bank.com:pw@evil.com',
    'https://',
    'http://.',
    'https:///example.com',
    'https://%6a.com',
    `https://${NUL}a.com`,
    `https://${BIDI}moc.a`,
    'www.',
    'ẃww.a.com',
    'wwwxa.com',
    'example.com',
    'a.www.b.com',
    'xhttps://a.com',
    '/plans/CODE',
    '<a href="x" onclick="alert(1)">x</a>',
  ])('%s', (text) => expect(findLinks(text)).toEqual([{ text, href: null }]));

  it('nothing from a quote, a bracket or a control character on', () => {
    expect(linksIn('https://a.com/"onmouseover="alert(1)')).toEqual([
      'https://a.com/ -> https://a.com/',
    ]);
    expect(linksIn(`https://a.com/x${BIDI}gpj.exe`)).toEqual([
      'https://a.com/x -> https://a.com/x',
    ]);
    expect(linksIn('https://good.com\\@evil.com')).toEqual([
      'https://good.com -> https://good.com',
    ]);
  });
});

it('an empty text has no segments', () => expect(findLinks('')).toEqual([]));

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    ...['http://', 'HTTPS://', 'www.', 'javascript:', 'data:', '@', ':', '//', '\\', '&#58;', '.'],
    ...['a.com', ' ', '\n', '(', ')', '<', '>', '"', 'ſ', 'K', '১', '/', '?', '#', '%00'],
  ),
);
const anyText = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));

it('any text: joined again it is the same, and links lead only to http and https', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const segments = findLinks(text);
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
      for (const { text: shown, href } of segments) {
        expect(shown).not.toBe('');
        if (href === null) continue;
        expect(href).toMatch(/^https?:\/\/[\p{L}\p{Nd}]/u);
        expect(href.slice(8).split(/[/?#]/u)[0]).not.toMatch(/[@\\\s]/u);
      }
    }),
    { numRuns: 5_000 },
  );
});

describe('links are found in time proportional to the text', () => {
  const filled = (unit: string, length: number) =>
    unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

  it.each<[string, (length: number) => string]>([
    ['plain words', (length) => filled('lorem ipsum ', length)],
    ['links', (length) => filled('https://example.com/path ', length)],
    ['prefixes', (length) => filled('https://', length)],
    ['www', (length) => filled('www.', length)],
    ['one endless host', (length) => `https://${filled('a', length)}@`],
    ['brackets', (length) => `https://a.com/${filled(')', length)}`],
    ['both brackets', (length) => `https://a.com/${filled('(', length)}${filled(')', length)}`],
    ['full stops', (length) => `https://a.com/${filled('.', length)}`],
    ['quotes', (length) => filled('"', length)],
    ['spaces', (length) => filled(' ', length)],
    ['near links', (length) => filled('http:/ www ', length)],
  ])('%s', (_what, textOf) => expectProportionalTime(findLinks, textOf));
});
