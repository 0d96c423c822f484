import { useLanguage } from '@portal/ui';
import { texts as bn } from './bn';
import { texts as en } from './en';

const TEXTS = { en, bn } as const;

/**
 * Texts of notices in the selected language. Both come with the list, so that opening it does not wait for one
 * more file while the page is hidden.
 */
export const useTexts = () => TEXTS[useLanguage()];
