import type { NoticeView } from '@portal/contracts';
import type { NoticesStretch } from '../../domain/notices/notices.service';

type Stored = NoticesStretch['notices'][number];

/** A notice for its user. */
export function presentNotice({ _id, kind, facts, at, unread }: Stored): NoticeView {
  // Kind and facts were written together.
  return { _id: String(_id), kind, facts, at: at.toISOString(), isRead: !unread } as NoticeView;
}
