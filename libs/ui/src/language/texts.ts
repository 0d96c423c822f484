import { use } from 'react';
import type { Language } from './language';
import { useLanguage } from './language-root';

/** The shape of a catalogue: the same keys, any wording, functions for texts with values. */
export type Wording<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => unknown
    ? (...values: Values) => string
    : { readonly [Key in keyof Texts]: Wording<Texts[Key]> };

/** The texts of one app or lib in every language. */
export interface TextCatalogue<Texts> {
  readonly english: Texts;
  /** Loads another language; the same promise each time. */
  readonly load: (language: Exclude<Language, 'en'>) => Promise<Texts>;
}

/**
 * Declares a catalogue: English at hand, Bangla in a chunk of its own. A key that one of them misses
 * does not compile. When the chunk cannot be loaded the texts stay English, and the next page load
 * tries again.
 */
export function defineTexts<const Texts extends object>(
  english: Texts & Wording<Texts>,
  importBangla: () => Promise<Wording<Texts>>,
): TextCatalogue<Wording<Texts>> {
  let bangla: Promise<Wording<Texts>> | null = null;
  return {
    english,
    load: () =>
      (bangla ??= importBangla().catch((error: unknown) => {
        console.warn('The Bangla texts could not be loaded.', error);
        return english;
      })),
  };
}

/** The texts in the language of this part of the page; suspends while they load. */
export function useTexts<Texts>(catalogue: TextCatalogue<Texts>): Texts {
  const language = useLanguage();
  return language === 'en' ? catalogue.english : use(catalogue.load(language));
}
