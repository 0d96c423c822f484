import { LegalPage } from './legal-page';
import { useTexts } from './texts/use-texts';

/** /privacy-policy (spec subscriber.md §2). */
export function PrivacyPage() {
  return <LegalPage document={useTexts().privacy} />;
}

/** /terms-of-service (spec subscriber.md §2). */
export function TermsPage() {
  return <LegalPage document={useTexts().terms} />;
}
