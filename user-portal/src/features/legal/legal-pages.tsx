import { LegalPage } from './legal-page';

/** Page /privacy-policy. */
export const PrivacyPage = () => <LegalPage document="privacy-policy" />;

/** Page /terms-of-service. */
export const TermsPage = () => <LegalPage document="terms-of-service" />;
