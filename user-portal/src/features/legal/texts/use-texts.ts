import { defineTexts, useTexts as useCatalogue } from '@portal/ui';
import { texts } from './en';

const catalogue = defineTexts(texts, async () => (await import('./bn')).texts);

/** The legal texts; they load with their pages only. */
export const useTexts = () => useCatalogue(catalogue);
