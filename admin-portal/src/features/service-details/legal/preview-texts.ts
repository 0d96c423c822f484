import { bangla, english, type Language } from '@portal/ui';

/** The line above a legal text, as visitors see it in each language. */
export const UPDATED: Readonly<Record<Language, (at: string) => string>> = {
  en: (at) => `Last updated: ${english.date(at)}`,
  bn: (at) => `সর্বশেষ হালনাগাদ: ${bangla.date(at)}`,
};
