import { defineTexts, useTexts as useCatalogue } from '@portal/ui';
import { texts } from './en';

const catalogue = defineTexts(texts, async () => (await import('./bn')).texts);

/** The legal texts, in a chunk that only their pages load. */
export const useTexts = () => useCatalogue(catalogue);
