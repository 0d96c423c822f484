import { catalogueQuery } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import {
  FIRST_LEGAL_DATE,
  FIRST_LEGAL_TEXT,
  type LegalDocument,
  type LegalText,
} from '@portal/rules';
import { useLanguage } from '@portal/ui';
import { legalTextsQuery } from './legal-texts-query';
import { useTexts } from './texts/use-texts';

/** A legal text as it is known by now. */
export interface ShownLegalText {
  /** The text in effect, with its date (ISO 8601 UTC); null while it is not known. */
  readonly current: { readonly text: LegalText; readonly updatedAt: string } | null;
  /** Whether it could not be read, and why, when the service said it. */
  readonly hasFailed: boolean;
  readonly error: Error | null;
  readonly readAgain: () => void;
}

/**
 * The legal text in effect, in the current language. The first text is part of this portal, so nothing is asked for it.
 * It is not shown for another one: until the catalogue says which text is in effect, none is known.
 */
export function useLegalText(document: LegalDocument): ShownLegalText {
  const language = useLanguage();
  const { documents: first } = useTexts();
  const catalogue = useQuery(catalogueQuery);
  const number = catalogue.data && (catalogue.data.legalTexts?.[document] ?? FIRST_LEGAL_TEXT);
  const isLater = number !== undefined && number > FIRST_LEGAL_TEXT;
  const texts = useQuery({ ...legalTextsQuery, enabled: isLater });
  const later = texts.data?.find((one) => one.document === document);
  const asked = isLater ? texts : catalogue;
  const known = isLater
    ? later && { text: later.texts[language], updatedAt: later.updatedAt }
    : number && { text: first[document], updatedAt: FIRST_LEGAL_DATE };
  return {
    current: known || null,
    hasFailed: !known && (asked.isError || asked.isPaused),
    error: asked.error,
    readAgain: () => void asked.refetch(),
  };
}
