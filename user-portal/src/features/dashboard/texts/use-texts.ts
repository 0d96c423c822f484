import { defineTexts, useTexts as useCatalogue } from '@portal/ui';
import { texts } from './en';

const catalogue = defineTexts(texts, async () => (await import('./bn')).texts);

/**
 * The texts of the subscriber's own cards, in a chunk that is loaded with the dashboard, not with the login.
 */
export const useTexts = () => useCatalogue(catalogue);
