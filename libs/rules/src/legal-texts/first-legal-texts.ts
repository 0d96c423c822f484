import type { LegalDocument, LegalTexts } from './legal-text';
import { texts as bn } from './texts/bn';
import { texts as en } from './texts/en';

/** The legal text of a service that has published none. Portals take single languages: each is a part of its own. */
export const firstLegalTexts = (document: LegalDocument): LegalTexts => ({
  en: en[document],
  bn: bn[document],
});
