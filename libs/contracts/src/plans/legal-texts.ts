import type { LegalDocument } from '@portal/rules';
import { defineCall } from '../http/call';

/** A legal text in one language: plain text. '{methods}' stands for the names of the payment methods. */
export interface LegalTextView {
  /** 1 to 80 characters. */
  title: string;
  /** The paragraph before the first section; 1 to 2,000 characters. */
  intro: string;
  /** 1 to 30; all languages have the same number. */
  sections: LegalSectionView[];
}

/** A section of a legal text. */
export interface LegalSectionView {
  /** 1 to 80 characters. */
  title: string;
  /** 1 to 20 paragraphs of 1 to 2,000 characters. */
  text: string[];
}

/** A legal text in all languages; each has at most 10,000 characters. */
export interface LegalTextsView {
  en: LegalTextView;
  bn: LegalTextView;
}

/** A legal text in effect. */
export interface CurrentLegalText {
  document: LegalDocument;
  /** Number of its version, from 1. */
  number: number;
  /** Its date; ISO 8601 UTC. */
  updatedAt: string;
  texts: LegalTextsView;
}

/** The legal texts in effect, for everybody. */
export const getLegalTexts = defineCall<void, { documents: CurrentLegalText[] }>()(
  'GET',
  '/api/legal-texts',
);

/** A published version of a legal text. It never changes. */
export interface LegalVersionView {
  /** From 1, without gaps; each document counts for itself. */
  number: number;
  texts: LegalTextsView;
  /** Who published it; null for the first one, which the service starts with. */
  publisher: string | null;
  /** ISO 8601 UTC; null for the first one. */
  publishedAt: string | null;
  /** Why, in the publisher's words; null when none was given. */
  reason: string | null;
}

/** Number of versions of each document that listLegalTexts returns. */
export const LEGAL_VERSIONS_LIMIT = 10;

/** The newest {@link LEGAL_VERSIONS_LIMIT} versions of a legal text, newest first; the first one is in effect. */
export interface LegalHistory {
  document: LegalDocument;
  versions: LegalVersionView[];
}

/** Answer of listLegalTexts: the documents in their order. */
export interface LegalTextsResponse {
  documents: LegalHistory[];
}

/** Body of publishLegalText. */
export interface PublishLegalTextRequest {
  document: LegalDocument;
  /** Number of the newest version that was seen: two publications never follow the same one. */
  after: number;
  texts: LegalTextsView;
  /** Why; 3 to 200 characters. */
  reason?: string;
}

/** Answer of a publication. */
export interface LegalTextsChange extends LegalTextsResponse {
  message: string;
}

/** The legal texts with their earlier versions. */
export const listLegalTexts = defineCall<void, LegalTextsResponse>()(
  'GET',
  '/api/admin/legal-texts',
);

/** Publishes a legal text in both languages; it is in effect at once. */
export const publishLegalText = defineCall<PublishLegalTextRequest, LegalTextsChange>()(
  'POST',
  '/api/admin/legal-texts/publish',
);
