import { platformHints } from '../platform/platform-hints';
import { storedChoice } from '../preferences/stored-choice';

/** Languages of the subscriber's screens: English and Bangla. */
export type Language = 'en' | 'bn';

/** Order of the languages in the menu. */
export const LANGUAGES: readonly Language[] = ['en', 'bn'];

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' };

/** localStorage key. It is not one of the keys in the specification. */
const LANGUAGE_KEY = 'language';

function ofPlatform(): Language {
  return /^bn\b/i.test(platformHints.language()) ? 'bn' : 'en';
}

/** The selected language. Default: the language of Telegram or the browser if it is supported. */
export const pickedLanguage = storedChoice<Language>(LANGUAGE_KEY, LANGUAGES, ofPlatform);
