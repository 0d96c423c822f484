import { storedChoice } from '../preferences/stored-choice';

/** Languages of the subscriber's screens: English and Bangla. */
export type Language = 'en' | 'bn';

/** Order in which the menu lists the languages. */
export const LANGUAGES: readonly Language[] = ['en', 'bn'];

/** Each language in its own texts. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' };

/** localStorage key; an addition of ours to the keys of the specification. */
export const LANGUAGE_KEY = 'language';

function ofBrowser(): Language {
  return /^bn\b/i.test(navigator.language) ? 'bn' : 'en';
}

/** The picked language; by default the browser's, where it is one of ours. */
export const pickedLanguage = storedChoice<Language>(LANGUAGE_KEY, LANGUAGES, ofBrowser);
