import { styled } from '@mui/material/styles';
import type { TimelineEntry, TimelineKind } from '@portal/contracts';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import LogIn from 'lucide-react/icons/log-in';
import ShieldCheck from 'lucide-react/icons/shield-check';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { Ref } from 'react';
import { ExactTime } from './exact-time';
import { timelineText } from './timeline-text';
import { UndoEntry } from './undo-entry';

const ICONS: Readonly<Record<TimelineKind, LucideIcon>> = {
  plan: CalendarClock,
  payment: CreditCard,
  'sign-in': LogIn,
  download: Download,
  admin: ShieldCheck,
  note: StickyNote,
};

/** The list that contains all pages of a timeline. */
export const TimelineList = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { ...theme.typography.body2, paddingBlock: 10, outlineOffset: 2 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '0 10px',
  '& > svg': {
    padding: 6,
    borderRadius: 999,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.action.selected,
  },
  '& > div': { minWidth: 0, paddingTop: 3, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& p + p': {
    ...theme.typography.caption,
    marginTop: 2,
    whiteSpace: 'pre-line',
    color: theme.vars.palette.text.secondary,
  },
  '& > time': { marginTop: 4 },
  // On phones the time has its own line, so that the text has enough room.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '28px minmax(0, 1fr)',
    '& > time': { gridColumn: 2, justifySelf: 'start', '& > span': { insetInline: '0 auto' } },
  },
}));

interface TimelineEntriesProps {
  readonly userId: number;
  readonly entries: readonly TimelineEntry[];
  /** Ages are relative to this time, epoch ms. */
  readonly now: number;
  /** Ref of the first entry, so that it can receive the focus. */
  readonly first?: Ref<HTMLLIElement>;
}

/** Entries of a timeline. Use them inside a TimelineList. */
export function TimelineEntries({ userId, entries, now, first }: TimelineEntriesProps) {
  return entries.map((entry, index) => {
    const Icon = ICONS[entry.kind];
    const { text, detail } = timelineText(entry);
    return (
      <Entry key={entry._id} {...(index === 0 && first && { ref: first, tabIndex: -1 })}>
        <Icon size={28} aria-hidden />
        <div>
          <p>{text}</p>
          {detail && <p>{detail}</p>}
          <UndoEntry userId={userId} entry={entry} />
        </div>
        <ExactTime at={entry.at} now={now} />
      </Entry>
    );
  });
}
