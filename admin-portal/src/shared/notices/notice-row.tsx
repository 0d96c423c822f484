import type { StaffNoticeView } from '@portal/contracts';
import { NoticeItem } from '@portal/dashboard';
import { Link } from '@portal/router';
import { NOTICE_TEXTS_EN, noticeText } from '@portal/rules';
import { useFormats } from '@portal/ui';
import { NOTICE_TARGETS } from './notice-target';
import { texts } from './texts';
import { useMarkRead } from './use-mark-read';

interface NoticeRowProps {
  readonly notice: StaffNoticeView;
  readonly onLeave: () => void;
}

/** A notice. A click marks it as read and opens the tab that it is about. */
export function NoticeRow({ notice, onLeave }: NoticeRowProps) {
  const formats = useFormats();
  const { mark } = useMarkRead();
  const { _id, kind, at, endedAt, isRead } = notice;
  const open = (): void => {
    if (!isRead) mark([_id]);
    onLeave();
  };
  return (
    <NoticeItem
      words={noticeText(NOTICE_TEXTS_EN, notice)}
      at={at}
      unreadLabel={isRead ? null : texts.unread}
      link={{ component: Link, to: NOTICE_TARGETS[kind] }}
      onOpen={open}
    >
      {endedAt === null ? texts.lasts : texts.ended(formats.dateTime(endedAt))}
    </NoticeItem>
  );
}
