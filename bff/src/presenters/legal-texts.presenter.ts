import type { LegalTextsView, LegalTextView } from '@portal/contracts';
import type { LegalText, LegalTexts } from '@portal/rules';

/** A legal text in all languages. */
export const presentLegalTexts = ({ en, bn }: LegalTexts): LegalTextsView => ({
  en: presentText(en),
  bn: presentText(bn),
});

const presentText = ({ title, intro, sections }: LegalText): LegalTextView => ({
  ...{ title, intro },
  sections: sections.map((section) => ({ title: section.title, text: [...section.text] })),
});
