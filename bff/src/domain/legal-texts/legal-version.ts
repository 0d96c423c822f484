import {
  FIRST_LEGAL_DATE,
  FIRST_LEGAL_TEXT,
  firstLegalTexts,
  type LegalDocument,
  type LegalTexts,
} from '@portal/rules';
import type { VersionFacts } from '../audit/version-publisher.service';

/** A published version of a legal text; it never changes. */
export interface LegalVersion extends VersionFacts {
  readonly document: LegalDocument;
  readonly texts: LegalTexts;
}

/** The version that every service starts with; it is stored with the first publication. */
export const firstLegalVersion = (document: LegalDocument): LegalVersion => ({
  ...{ document, number: FIRST_LEGAL_TEXT, texts: firstLegalTexts(document) },
  ...{ publisher: null, publishedAt: null, reason: null },
});

/** The date of a version for readers; ISO 8601 UTC. */
export const dateOf = ({ publishedAt }: LegalVersion): string =>
  publishedAt?.toISOString() ?? FIRST_LEGAL_DATE;
