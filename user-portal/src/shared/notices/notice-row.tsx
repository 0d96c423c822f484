import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { NoticeView } from '@portal/contracts';
import { Link } from '@portal/router';
import { NOTICE_TEXTS_BN, NOTICE_TEXTS_EN, type NoticeGroupOf, noticeText } from '@portal/rules';
import { hiddenStyle, useFormats, useLanguage } from '@portal/ui';
import { NOTICE_TARGETS } from './notice-target';
import { useTexts } from './texts/use-texts';
import { useMarkRead } from './use-mark-read';

const NOTICE_TEXTS = { en: NOTICE_TEXTS_EN, bn: NOTICE_TEXTS_BN } as const;

const Row = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  columnGap: 12,
  width: '100%',
  minHeight: 56,
  padding: '12px 16px',
  textAlign: 'start',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > i': { alignSelf: 'start', width: 8, height: 8, marginTop: 7, borderRadius: '50%' },
  '&[data-unread=true] > i': { backgroundColor: theme.vars.palette.primary.main },
  '& b': { fontWeight: 500 },
  '&[data-unread=true] b': { fontWeight: 650 },
  '& p': {
    margin: '2px 0 0',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

interface NoticeRowProps {
  readonly userId: number;
  readonly group: NoticeGroupOf<NoticeView>;
  readonly onLeave: () => void;
}

/** A notice, or several finished files. A tap marks it as read and opens the screen that it is about. */
export function NoticeRow({ userId, group, onLeave }: NoticeRowProps) {
  const texts = useTexts();
  const language = useLanguage();
  const formats = useFormats();
  const { mark } = useMarkRead(userId);
  const { newest, notices } = group;
  const { title, text } = noticeText(NOTICE_TEXTS[language], newest, notices.length);
  const unread = notices.filter(({ isRead }) => !isRead).map(({ _id }) => _id);
  const target = NOTICE_TARGETS[newest.kind];
  const open = (): void => {
    if (unread.length > 0) mark(unread);
    if (target) onLeave();
  };
  const link = target ? { component: Link, to: target } : {};
  return (
    <li>
      <Row {...link} data-unread={unread.length > 0} onClick={open}>
        <i aria-hidden />
        <span>
          {unread.length > 0 && <span style={hiddenStyle}>{texts.unread} </span>}
          <b>{title}</b>
          {text && <p>{text}</p>}
          <small>
            <time dateTime={newest.at}>{formats.dateTime(newest.at)}</time>
          </small>
        </span>
      </Row>
    </li>
  );
}
