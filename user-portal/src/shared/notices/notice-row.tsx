import { noticePath, type NoticeView } from '@portal/contracts';
import { NoticeItem } from '@portal/dashboard';
import { Link } from '@portal/router';
import { NOTICE_TEXTS_BN, NOTICE_TEXTS_EN, type NoticeGroupOf, noticeText } from '@portal/rules';
import { useLanguage } from '@portal/ui';
import { useTexts } from './texts/use-texts';
import { useMarkRead } from './use-mark-read';

const NOTICE_TEXTS = { en: NOTICE_TEXTS_EN, bn: NOTICE_TEXTS_BN } as const;

interface NoticeRowProps {
  readonly userId: number;
  readonly group: NoticeGroupOf<NoticeView>;
  readonly onLeave: () => void;
}

/** A notice, or several finished files. A tap marks it as read and opens the screen that it is about. */
export function NoticeRow({ userId, group, onLeave }: NoticeRowProps) {
  const texts = useTexts();
  const language = useLanguage();
  const { mark } = useMarkRead(userId);
  const { newest, notices } = group;
  const unread = notices.filter(({ isRead }) => !isRead).map(({ _id }) => _id);
  const target = noticePath(newest.kind);
  const open = (): void => {
    if (unread.length > 0) mark(unread);
    if (target) onLeave();
  };
  return (
    <NoticeItem
      words={noticeText(NOTICE_TEXTS[language], newest, notices.length)}
      at={newest.at}
      unreadLabel={unread.length > 0 ? texts.unread : null}
      link={target ? { component: Link, to: target } : null}
      onOpen={open}
    />
  );
}
