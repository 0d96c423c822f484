import { defineTexts, useTexts as useCatalogue } from '@portal/ui';
import { texts } from './en';

const catalogue = defineTexts(texts, async () => (await import('./bn')).texts);

/** The portal's texts in the selected language. The legal pages have their own. */
export const useTexts = () => useCatalogue(catalogue);
