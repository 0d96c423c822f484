import type { FailureAdvice } from './failure-advice';
import type { NoticeContent, NoticeFacts, NoticeKind } from './notice-kinds';

/** Languages of notices. */
export const NOTICE_LANGUAGES = ['en', 'bn'] as const;

/** One of NOTICE_LANGUAGES. */
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

/** The words of a notice. */
export interface NoticeText {
  readonly title: string;
  /** One or two sentences; empty when the title says everything. */
  readonly text: string;
}

/** The texts of every kind in one language, and of several finished files. */
export type NoticeTexts = {
  readonly [Kind in NoticeKind]: (facts: NoticeFacts[Kind]) => NoticeText;
} & {
  /** `title`: of the file that finished last. */
  readonly downloads_finished: (facts: { files: number; title: string }) => NoticeText;
};

/** What a subscriber can do about each cause of a failure. */
export type AdviceTexts = Readonly<Record<FailureAdvice, string>>;

/** The text of a notice; `files` finished files become one text when there are several. */
export function noticeText<Kind extends NoticeKind>(
  texts: NoticeTexts,
  { kind, facts }: NoticeContent<Kind>,
  files = 1,
): NoticeText {
  if (files > 1 && 'title' in facts) return texts.downloads_finished({ files, title: facts.title });
  // The table has a text for each kind with the facts of that kind; the compiler cannot follow a union here.
  return (texts[kind] as (given: typeof facts) => NoticeText)(facts);
}
