import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { NoticeText } from '@portal/rules';
import { hiddenStyle, useFormats } from '@portal/ui';
import type { ComponentType, ReactNode } from 'react';

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

interface NoticeItemProps {
  readonly words: NoticeText;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** What a screen reader says before an unread one; null: it was read. */
  readonly unreadLabel: string | null;
  /** The link to the screen that it is about; null: there is nothing more to see. */
  readonly link: { readonly component: ComponentType<{ to: string }>; readonly to: string } | null;
  readonly onOpen: () => void;
  /** After the time. */
  readonly children?: ReactNode;
}

/** One notice of a list. */
export function NoticeItem({ words, at, unreadLabel, link, onOpen, children }: NoticeItemProps) {
  const formats = useFormats();
  return (
    <li>
      <Row {...link} data-unread={unreadLabel !== null} onClick={onOpen}>
        <i aria-hidden />
        <span>
          {unreadLabel !== null && <span style={hiddenStyle}>{unreadLabel} </span>}
          <b>{words.title}</b>
          {words.text && <p>{words.text}</p>}
          <small>
            <time dateTime={at}>{formats.dateTime(at)}</time>
            {children}
          </small>
        </span>
      </Row>
    </li>
  );
}
