import { defineTexts, useTexts as useCatalogue } from '@portal/ui';
import { texts } from './en';

const catalogue = defineTexts(texts, async () => (await import('./bn')).texts);

/** The shell's texts in the selected language. */
export const useTexts = () => useCatalogue(catalogue);
