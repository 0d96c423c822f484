import {
  LEGAL_LANGUAGES,
  type LegalLanguage,
  type LegalText,
  type LegalTexts,
} from '@portal/rules';

/** A text as it is typed, in both languages. */
export type TypedPair = Readonly<Record<LegalLanguage, string>>;

/** A section as it is typed; paragraphs are separated by blank lines. */
export interface SectionEntry {
  /** Stays when the section is moved. */
  readonly id: number;
  readonly title: TypedPair;
  readonly text: TypedPair;
}

/** A legal text as it is typed. */
export interface LegalEntries {
  readonly title: TypedPair;
  readonly intro: TypedPair;
  readonly sections: readonly SectionEntry[];
}

const pairOf = (typed: (language: LegalLanguage) => string): TypedPair => ({
  en: typed('en'),
  bn: typed('bn'),
});

/** The form of a legal text. */
export function entriesOf(texts: LegalTexts): LegalEntries {
  const count = Math.max(...LEGAL_LANGUAGES.map((language) => texts[language].sections.length));
  return {
    title: pairOf((language) => texts[language].title),
    intro: pairOf((language) => texts[language].intro),
    sections: Array.from({ length: count }, (_, id) => ({
      id,
      title: pairOf((language) => texts[language].sections[id]?.title ?? ''),
      text: pairOf((language) => texts[language].sections[id]?.text.join('\n\n') ?? ''),
    })),
  };
}

/** The legal text of entries. A line break within a paragraph is a space. */
export function textsOf(entries: LegalEntries): Record<LegalLanguage, LegalText> {
  const inOne = (typed: string): string => typed.trim().replaceAll(/\s*\n\s*/g, ' ');
  const textOf = (language: LegalLanguage): LegalText => ({
    title: inOne(entries.title[language]),
    intro: inOne(entries.intro[language]),
    sections: entries.sections.map(({ title, text }) => ({
      title: inOne(title[language]),
      text: text[language]
        .split(/\n\s*\n/)
        .map(inOne)
        .filter((paragraph) => paragraph !== ''),
    })),
  });
  return { en: textOf('en'), bn: textOf('bn') };
}

/** Entries with an empty section at the end. */
export const withSection = (entries: LegalEntries): LegalEntries => ({
  ...entries,
  sections: [
    ...entries.sections,
    {
      id: Math.max(-1, ...entries.sections.map(({ id }) => id)) + 1,
      title: pairOf(() => ''),
      text: pairOf(() => ''),
    },
  ],
});
