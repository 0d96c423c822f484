import fc from 'fast-check';
import { STANDARD_PLAN } from '../plans/offer-plans';
import { drawOfferCode, OFFER_CODE_LENGTH, specialOfferMessage } from './offer';
import { planPathOf, withoutPlanPath } from './offer-link';

const OWN = 'https://dhara.example';
const CODE = drawOfferCode(new Uint8Array(OFFER_CODE_LENGTH).fill(8));

describe('the link is taken from the offer message', () => {
  it('of a special offer', () => {
    const message = specialOfferMessage(STANDARD_PLAN, { type: 'percentage', value: 20 }, CODE);
    expect(planPathOf(message)).toBe(`/plans/${CODE}`);
  });

  it.each([
    ['/plans/SAVE20', '/plans/SAVE20'],
    ['Save now: /plans/SAVE20.', '/plans/SAVE20'],
    ['Save (/plans/SAVE20)!', '/plans/SAVE20'],
    ['অফার:/plans/SAVE20।', '/plans/SAVE20'],
    ['Line one\n/plans/SAVE20\nline three', '/plans/SAVE20'],
    ['/plans/FIRST and /plans/SECOND', '/plans/FIRST'],
    [`${OWN}/plans/SAVE20`, '/plans/SAVE20'],
    [`Tap ${OWN}/plans/SAVE20, please`, '/plans/SAVE20'],
  ])('%s', (message, path) => expect(planPathOf(message, OWN)).toBe(path));
});

it('a message without one has none', () => {
  expect(planPathOf('Twenty percent off')).toBeNull();
  expect(planPathOf('See /plans')).toBeNull();
  expect(planPathOf('See /plans/')).toBeNull();
});

it('an absolute link is none where nobody says which host is ours', () => {
  expect(planPathOf(`${OWN}/plans/SAVE20`)).toBeNull();
});

describe('beside a button to its plan a message is read without the path', () => {
  it.each([
    ['Special offer. /plans/SAVE20', 'Special offer.'],
    ['Special offer.\n/plans/SAVE20\n', 'Special offer.'],
    ['Tap /plans/SAVE20 today', 'Tap /plans/SAVE20 today'],
    ['Our offer:/plans/SAVE20', 'Our offer:/plans/SAVE20'],
    ['/plans/SAVE20', '/plans/SAVE20'],
  ])('%j', (message, text) => {
    expect(withoutPlanPath(message, '/plans/SAVE20')).toBe(text);
  });

  it('without a path it is whole', () => {
    expect(withoutPlanPath('Special offer. /plans/', null)).toBe('Special offer. /plans/');
  });
});

describe('a hostile message never leaves the origin', () => {
  it.each([
    'https://evil.example/plans/SAVE20',
    'http://evil.example/plans/SAVE20',
    'HTTPS://EVIL.EXAMPLE/plans/SAVE20',
    '//evil.example/plans/SAVE20',
    '///evil.example/plans/SAVE20',
    '/\\evil.example/plans/SAVE20',
    '\\\\evil.example/plans/SAVE20',
    '\\/plans/SAVE20',
    '//plans/SAVE20',
    '///plans/SAVE20',
    'https://dhara.example@evil.example/plans/SAVE20',
    'https://user:pw@evil.example/plans/SAVE20',
    'user@/plans/SAVE20',
    'https://dhara.example.evil.example/plans/SAVE20',
    'https://evil.example/?to=https://dhara.example/plans/SAVE20',
    'https://evil.example#https://dhara.example/plans/SAVE20',
    'https://evil.example/https://dhara.example/plans/SAVE20',
    'xhttps://dhara.example/plans/SAVE20',
    'http://dhara.example/plans/SAVE20',
    'https://dhara.example:8443/plans/SAVE20',
    'https:\\\\dhara.example/plans/SAVE20',
    '/plans/../../evil',
    '/plans/SAVE20/../../admin',
    '/plans/SAVE20//evil.example',
    '/plans//evil.example',
    '/plans/\\evil.example',
    '/plans/%2e%2e%2fevil',
    '/plans/%2F%2Fevil.example',
    '/plans/SAVE20%0d%0aLocation:https://evil.example',
    '/plans/SAVE20?next=https://evil.example',
    '/plans/SAVE20#https://evil.example',
    '/plans/SAVE20@evil.example',
    '/plans/SAVE20.evil.example',
    '/plans/javascript:alert(1)',
    '/%70lans/SAVE20',
    '/PLANS/SAVE20',
    '/plans/ＳＡＶＥ',
    `/plans/${'A'.repeat(65)}`,
    'javascript:alert(1)//plans/SAVE20',
    'data:text/html,/plans/SAVE20',
    '&#47;plans/SAVE20',
    '/plans/SAVE20&#47;..',
    `/plans/SAVE${String.fromCodePoint(0x202e)}20`,
    `/plans/SAVE${String.fromCodePoint(0)}20`,
    '<a href="https://evil.example/plans/SAVE20">',
  ])('%j', (message) => expect(planPathOf(message, OWN)).toBeNull());
});

it('whatever a message holds, the answer is null or one plan below /plans', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.constantFrom('/plans/', 'SAVE20', 'https://', '//', '\\', '@', '.', '%2f', '..', ' ', ':'),
    fc.constantFrom(OWN, 'evil.example'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = planPathOf(pieces.join(''), OWN);
      if (path !== null) expect(path).toMatch(/^\/plans\/[A-Za-z0-9_-]{1,64}$/);
    }),
    { numRuns: 5_000 },
  );
});
