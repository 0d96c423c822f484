import { createHash } from 'node:crypto';
import { firstLegalTexts } from './first-legal-texts';
import { legalChanges, shortDifference } from './legal-changes';
import {
  LEGAL_DOCUMENTS,
  LEGAL_LIMITS,
  legalFaults,
  type LegalFault,
  type LegalText,
  type LegalTexts,
} from './legal-text';

const TERMS = firstLegalTexts('terms-of-service');
const inEnglish = (change: Partial<LegalText>): LegalTexts => ({
  ...TERMS,
  en: { ...TERMS.en, ...change },
});
const faults = (texts: LegalTexts) =>
  legalFaults(texts).map(({ language, fault }) => [language, fault]);

/** SHA-256 of what the pages showed before the texts could be published, as JSON. */
const BEFORE = {
  'privacy-policy': {
    en: '07eb1dc5b704d90cbe0c5ecf9a9ce6fdd9db18726edb265daf0f073ea9e193f3',
    bn: 'b0726ae1f5840712965ecc1b827728639b0a01164f01a9a09130fd00d60fa598',
  },
  'terms-of-service': {
    en: 'ace6bbd37567ddbc8911dd4132394c0157f0a121d1e77eae9d704ea48ab70f59',
    bn: '06f07f29f7e95f13cb0dfe35631271fe848cf5f3cd84145736cf91dd1f029c67',
  },
} as const;

describe('the first legal text', () => {
  it.each([
    ['privacy-policy', 'en'],
    ['privacy-policy', 'bn'],
    ['terms-of-service', 'en'],
    ['terms-of-service', 'bn'],
  ] as const)('of %s in %s is what the page showed before, byte for byte', (document, language) => {
    const text = JSON.stringify(firstLegalTexts(document)[language]);
    expect(createHash('sha256').update(text).digest('hex')).toBe(BEFORE[document][language]);
  });

  it('can be published', () => {
    expect(LEGAL_DOCUMENTS.map(firstLegalTexts).flatMap(legalFaults)).toEqual([]);
  });
});

describe('a legal text cannot be published', () => {
  const section = (title: string, ...text: string[]) => ({ title, text });
  const six = (text: string) => Array.from({ length: 6 }, () => section('A', text));
  it.each<[string, Partial<LegalText>, LegalFault]>([
    ['without a title', { title: ' ' }, 'empty'],
    ['without an introduction', { intro: '' }, 'empty'],
    [
      'with a section without a paragraph',
      { sections: [...six('A').slice(1), section('A')] },
      'empty',
    ],
    ['with a title that is too long', { title: 'A'.repeat(LEGAL_LIMITS.title + 1) }, 'long'],
    [
      'with a paragraph that is too long',
      { intro: 'A'.repeat(LEGAL_LIMITS.paragraph + 1) },
      'long',
    ],
    ['with HTML', { intro: 'See <a href="/">this</a>.' }, 'markup'],
    ['with another place than that of the payment methods', { intro: '{brand}' }, 'markup'],
    ['with a line break', { intro: 'One\nTwo' }, 'markup'],
    ['that is too long as a whole', { sections: six('A'.repeat(1_900)) }, 'total'],
  ])('%s', (_what, change, fault) => {
    expect(faults(inEnglish(change))).toEqual([['en', fault]]);
  });

  it('with too many paragraphs or sections', () => {
    const many = Array.from({ length: LEGAL_LIMITS.sections + 1 }, () => section('A', 'B'));
    expect(
      faults({ en: { ...TERMS.en, sections: many }, bn: { ...TERMS.bn, sections: many } }),
    ).toEqual([
      ['en', 'many'],
      ['bn', 'many'],
    ]);
    const long = section('A', ...Array.from({ length: LEGAL_LIMITS.paragraphs + 1 }, () => 'B'));
    expect(faults(inEnglish({ sections: [...six('A').slice(1), long] }))).toEqual([['en', 'many']]);
  });

  it('with a section that one language lacks', () => {
    expect(faults(inEnglish({ sections: six('A').slice(1) }))).toEqual([[null, 'languages']]);
  });

  it('but with the place of the payment methods it can', () => {
    expect(faults(inEnglish({ intro: 'You pay by {methods}.' }))).toEqual([]);
  });
});

describe('differences of legal texts', () => {
  it('are whole parts by language, also of sections that were added or removed', () => {
    const sections = [...TERMS.en.sections, { title: 'New', text: ['One', 'Two'] }];
    const after = inEnglish({ title: 'Terms', sections });
    expect(legalChanges(TERMS, after)).toEqual([
      { language: 'en', field: 'title', section: null, before: 'Terms of Service', after: 'Terms' },
      { language: 'en', field: 'section', section: 7, before: '', after: 'New\nOne\nTwo' },
    ]);
    expect(legalChanges(after, TERMS)).toHaveLength(2);
    expect(legalChanges(TERMS, TERMS)).toEqual([]);
  });

  it('are shortened to the stretch that differs', () => {
    expect(shortDifference('One', 'Two')).toEqual({ before: 'One', after: 'Two' });
    const [lead, tail] = ['a'.repeat(100), 'z'.repeat(100)];
    const { before, after } = shortDifference(`${lead}30 days${tail}`, `${lead}60 days${tail}`);
    expect(before).toBe(`…${'a'.repeat(20)}30 days${'z'.repeat(53)}…`);
    expect(after).toBe(`…${'a'.repeat(20)}60 days${'z'.repeat(53)}…`);
    expect(shortDifference(lead, `${lead}b`)).toEqual({
      before: `…${'a'.repeat(20)}`,
      after: `…${'a'.repeat(20)}b`,
    });
  });
});
