import { LegalPage } from './legal-page';
import { useTexts } from './texts/use-texts';

/** Page /privacy-policy. */
export function PrivacyPage() {
  return <LegalPage document={useTexts().privacy} />;
}

/** Page /terms-of-service. */
export function TermsPage() {
  return <LegalPage document={useTexts().terms} />;
}
