import type { LegalChange, LegalDocument, LegalLanguage } from '@portal/rules';

/** Texts of the legal texts in the tab Service Details. */
export const texts = {
  title: 'Legal texts',
  failed: 'Failed to read the legal texts.',
  actionFailed: 'Failed to publish the legal text.',
  document: 'Document',
  documents: {
    'privacy-policy': 'Privacy Policy',
    'terms-of-service': 'Terms of Service',
  } satisfies Record<LegalDocument, string>,
  languages: { en: 'English', bn: 'Bangla' } satisfies Record<LegalLanguage, string>,
  views: {
    label: 'The legal text',
    text: 'Text',
    changes: (count: number) => `Changes (${count})`,
    preview: 'Preview',
  },
  hint: 'Plain text. A blank line begins a paragraph; {methods} stands for the payment methods.',
  fields: { title: 'Title', intro: 'Introduction' },
  sectionTitle: (section: number) => `Title of section ${section}`,
  sectionText: (section: number) => `Text of section ${section}`,
  fieldIn: (field: string, language: string) => `${field}, ${language}`,
  section: (section: number) => `Section ${section}`,
  add: 'Add a section',
  remove: (section: number) => `Remove section ${section}`,
  up: (section: number) => `Move section ${section} up`,
  down: (section: number) => `Move section ${section} down`,
  changed: ({ field, section, language }: LegalChange) =>
    `${section === null ? texts.fields[field === 'title' ? 'title' : 'intro'] : texts.section(section)}, ${texts.languages[language]}`,
  none: 'none',
  hold: 'Before you can publish',
  newer: 'Somebody published this text in the meantime. Load it again.',
  unchanged: 'Nothing differs from what is in effect.',
  faultOf: (language: string, fault: string) => `${language}: ${fault}`,
  previewLanguage: 'Language of the preview',
  publishing: {
    title: (document: string) => `Publish: ${document}`,
    text: 'Everybody reads it at once, in both languages, with the date of today.',
  },
};
