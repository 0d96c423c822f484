import type { FieldChange } from '../lists/row-changes';
import { LEGAL_LANGUAGES, type LegalLanguage, type LegalText, type LegalTexts } from './legal-text';

/** What differs in one part of a legal text: '' for a part that there was not, or is not any more. */
export interface LegalChange extends FieldChange<'title' | 'intro' | 'section'> {
  readonly language: LegalLanguage;
  /** Number of the section, from 1; null for title and introduction. */
  readonly section: number | null;
}

const partsOf = ({ title, intro, sections }: LegalText): string[] => [
  title,
  intro,
  ...sections.map((section) => [section.title, ...section.text].join('\n')),
];

/** The parts that differ between two versions of a legal text, whole, by language in their order. */
export const legalChanges = (before: LegalTexts, after: LegalTexts): LegalChange[] =>
  LEGAL_LANGUAGES.flatMap((language) => {
    const [old, now] = [partsOf(before[language]), partsOf(after[language])];
    return Array.from({ length: Math.max(old.length, now.length) }, (_, place): LegalChange => {
      const field = place === 0 ? 'title' : place === 1 ? 'intro' : 'section';
      const section = field === 'section' ? place - 1 : null;
      return { language, field, section, before: old[place] ?? '', after: now[place] ?? '' };
    }).filter((change) => change.before !== change.after);
  });

/** Characters of a short difference before what differs, and all in all. */
const [LEAD, MOST] = [20, 80];

/**
 * The stretch in which two texts differ, for records that have no room for all of it:
 * '…deleted after 30-60 days.' Each is at most 80 characters and their ellipses.
 */
export function shortDifference(
  before: string,
  after: string,
): { readonly before: string; readonly after: string } {
  const [one, other] = [[...before], [...after]];
  const differs = one.findIndex((sign, place) => sign !== other[place]);
  const from = Math.max(0, (differs === -1 ? one.length : differs) - LEAD);
  const cut = (signs: readonly string[]): string =>
    [
      from > 0 ? '…' : '',
      ...signs.slice(from, from + MOST),
      signs.length > from + MOST ? '…' : '',
    ].join('');
  return { before: cut(one), after: cut(other) };
}
