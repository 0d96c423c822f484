import type { LegalDocument, LegalText } from '../../legal-text';
import { privacy } from './privacy';
import { terms } from './terms';

/** The first legal texts in Bangla. */
export const texts: Readonly<Record<LegalDocument, LegalText>> = {
  'privacy-policy': privacy,
  'terms-of-service': terms,
};
