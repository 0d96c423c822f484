/** The legal texts of the service, by the path of their page. */
export const LEGAL_DOCUMENTS = ['privacy-policy', 'terms-of-service'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** The languages that every legal text has. */
export const LEGAL_LANGUAGES = ['en', 'bn'] as const;
export type LegalLanguage = (typeof LEGAL_LANGUAGES)[number];

/** A section of a legal text. */
export interface LegalSection {
  readonly title: string;
  /** Paragraphs of plain text. METHODS_PLACE stands for the names of the payment methods. */
  readonly text: readonly string[];
}

/** A legal text in one language. */
export interface LegalText {
  readonly title: string;
  /** The paragraph before the first section. */
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** A legal text in all languages. */
export type LegalTexts = Readonly<Record<LegalLanguage, LegalText>>;

/** Number of the legal text that every service starts with. */
export const FIRST_LEGAL_TEXT = 1;

/** Date of the first legal texts: noon in Dhaka, so that it is the same day in the time zones of all subscribers. */
export const FIRST_LEGAL_DATE = '2026-11-21T06:00:00.000Z';

/** Stands for the names of the payment methods in effect, 'bKash or Nagad'. */
export const METHODS_PLACE = '{methods}';

/** Limits of a legal text in one language; lengths in characters. */
export const LEGAL_LIMITS = {
  ...{ title: 80, paragraph: 2_000, sections: 30, paragraphs: 20 },
  /** Of the whole text: a publication has both languages in one request. */
  total: 10_000,
} as const;

/** Why a legal text cannot be published, with the text that screens show. */
export const LEGAL_FAULTS = {
  empty: 'The title, the introduction and every section are needed in both languages.',
  long: `A title has at most ${LEGAL_LIMITS.title} characters, a paragraph ${LEGAL_LIMITS.paragraph}.`,
  many: `A text has 1 to ${LEGAL_LIMITS.sections} sections of 1 to ${LEGAL_LIMITS.paragraphs} paragraphs.`,
  total: `A text has at most ${LEGAL_LIMITS.total} characters in each language.`,
  languages: 'Both languages need the same number of sections.',
  markup: `Plain text only: without < and >, and { } only in ${METHODS_PLACE}.`,
} as const;

/** A key of LEGAL_FAULTS. */
export type LegalFault = keyof typeof LEGAL_FAULTS;

/** All fields of a text in its order. */
export const legalFields = ({ title, intro, sections }: LegalText): string[] => [
  title,
  intro,
  ...sections.flatMap((section) => [section.title, ...section.text]),
];

const MARKUP = /[<>{}\p{Cc}]/u;
const hasMarkup = (field: string): boolean => MARKUP.test(field.replaceAll(METHODS_PLACE, ''));

function faultsOf(text: LegalText): LegalFault[] {
  const { title, sections } = text;
  const fields = legalFields(text);
  const titles = [title, ...sections.map((section) => section.title)];
  const isMany =
    sections.length > LEGAL_LIMITS.sections ||
    sections.some((section) => section.text.length > LEGAL_LIMITS.paragraphs);
  const isLong =
    titles.some(({ length }) => length > LEGAL_LIMITS.title) ||
    fields.some(({ length }) => length > LEGAL_LIMITS.paragraph);
  const isEmpty =
    fields.some((field) => field.trim() === '') ||
    sections.length === 0 ||
    sections.some((section) => section.text.length === 0);
  const found: Record<Exclude<LegalFault, 'languages'>, boolean> = {
    ...{ empty: isEmpty, long: isLong, many: isMany },
    total: fields.join('').length > LEGAL_LIMITS.total,
    markup: fields.some(hasMarkup),
  };
  return (Object.keys(found) as (keyof typeof found)[]).filter((fault) => found[fault]);
}

/** All faults of a legal text; empty when it can be published. */
export function legalFaults(
  texts: LegalTexts,
): { readonly language: LegalLanguage | null; readonly fault: LegalFault }[] {
  const isUneven = texts.en.sections.length !== texts.bn.sections.length;
  return [
    ...LEGAL_LANGUAGES.flatMap((language) =>
      faultsOf(texts[language]).map((fault) => ({ language, fault })),
    ),
    ...(isUneven ? [{ language: null, fault: 'languages' as const }] : []),
  ];
}
