import { use } from 'react';
import type { Language } from './language';
import { useLanguage } from './language-root';

/** The shape of a text catalogue: the same keys, any wording, functions for texts with values. */
export type Wording<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => unknown
    ? (...values: Values) => string
    : { readonly [Key in keyof Texts]: Wording<Texts[Key]> };

/** The texts of one app or lib in every language. */
export interface TextCatalogue<Texts> {
  readonly english: Texts;
  /** Loads another language. Returns the same promise each time. */
  readonly load: (language: Exclude<Language, 'en'>) => Promise<Texts>;
}

/**
 * Declares a text catalogue. English is in the main bundle, Bangla in its own chunk. A missing key does
 * not compile. When the chunk cannot be loaded, the texts stay English until the next page load.
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

/** The texts in the current language of this part of the page. Suspends while they are loaded. */
export function useTexts<Texts>(catalogue: TextCatalogue<Texts>): Texts {
  const language = useLanguage();
  return language === 'en' ? catalogue.english : use(catalogue.load(language));
}
