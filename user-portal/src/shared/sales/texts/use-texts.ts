import { defineTexts, useTexts as useCatalogue } from '@portal/ui';
import { texts } from './en';

const catalogue = defineTexts(texts, async () => (await import('./bn')).texts);

/** The texts of plans, offer, checkout and payment, in a chunk that is loaded with these screens. */
export const useTexts = () => useCatalogue(catalogue);
