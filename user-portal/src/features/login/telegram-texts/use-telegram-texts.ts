import { useLanguage } from '@portal/ui';
import { texts as bn } from './bn';
import { texts as en } from './en';

const TEXTS = { en, bn } as const;

/** Texts of the tab in the selected language. Both come with the tab, like those of notices. */
export const useTelegramTexts = () => TEXTS[useLanguage()];
