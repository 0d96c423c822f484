import { noticePath, type NoticeTextResponse, type NoticeView } from '@portal/contracts';
import {
  NOTICE_TEXTS_BN,
  NOTICE_TEXTS_EN,
  type NoticeContent,
  type NoticeLanguage,
  noticeText,
} from '@portal/rules';
import type { NoticesStretch } from '../../domain/notices/notices.service';

type Stored = NoticesStretch['notices'][number];

/** A notice for its user. */
export function presentNotice({ _id, kind, facts, at, unread }: Stored): NoticeView {
  // Kind and facts were written together.
  return { _id: String(_id), kind, facts, at: at.toISOString(), isRead: !unread } as NoticeView;
}

const TEXTS = { en: NOTICE_TEXTS_EN, bn: NOTICE_TEXTS_BN } as const;

/** The words of a notice in a language, of several finished files with one text, and what a click opens. */
export function textOfNotice(
  { kind, facts }: Stored,
  language: NoticeLanguage,
  files: number,
): NoticeTextResponse {
  const words = noticeText(TEXTS[language], { kind, facts } as NoticeContent, files);
  return { ...words, path: noticePath(kind) ?? '/dashboard' };
}
