import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Closable, DialogFrame, EmptyState } from '@portal/ui';
import BellOff from 'lucide-react/icons/bell-off';
import CheckCheck from 'lucide-react/icons/check-check';
import { type ReactNode, useState } from 'react';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 4,
  padding: '0 12px 4px',
});

const Rows = styled('ul')({ margin: 0, padding: '0 0 16px', overflowY: 'auto', listStyle: 'none' });

/** Which page of a list of notices. */
export interface NoticePagePlace {
  /** Where it begins; null: with the newest. */
  readonly before: string | null;
  readonly isLast: boolean;
  /** Adds the page that begins with `next`. */
  readonly onMore: (next: string) => void;
}

interface NoticesSheetProps extends Closable {
  readonly texts: { readonly title: string; readonly close: string; readonly markAll: string };
  /** Whether there is something to mark, and nothing is being marked. */
  readonly mayMark: boolean;
  readonly onMarkAll: () => void;
  /** More tools beside "mark all". */
  readonly tools?: ReactNode;
  readonly page: (place: NoticePagePlace) => ReactNode;
}

/** A list of notices, newest first, page by page. */
export function NoticesSheet({
  texts,
  mayMark,
  onMarkAll,
  tools,
  page,
  onClose,
}: NoticesSheetProps) {
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return (
    <DialogFrame title={texts.title} closeLabel={texts.close} onClose={onClose} isSheet>
      <Tools>
        <Button
          size="small"
          color="inherit"
          startIcon={<CheckCheck size={16} aria-hidden />}
          disabled={!mayMark}
          onClick={onMarkAll}
        >
          {texts.markAll}
        </Button>
        {tools}
      </Tools>
      <Rows aria-label={texts.title}>
        {pages.map((before, index) =>
          page({
            before,
            isLast: index === pages.length - 1,
            onMore: (next) => setPages([...pages, next]),
          }),
        )}
      </Rows>
    </DialogFrame>
  );
}

interface NoticeRowsProps {
  readonly place: NoticePagePlace;
  readonly texts: { readonly empty: string; readonly more: string };
  /** The row of each notice of the page. */
  readonly rows: readonly ReactNode[];
  /** Where the next page begins; null: there is none. */
  readonly next: string | null;
}

/** The rows of one page, and the button for the next one. */
export function NoticeRows({ place, texts, rows, next }: NoticeRowsProps) {
  const { before, isLast, onMore } = place;
  if (before === null && rows.length === 0) {
    return (
      <li>
        <EmptyState icon={<BellOff size={24} aria-hidden />}>{texts.empty}</EmptyState>
      </li>
    );
  }
  return (
    <>
      {rows}
      {isLast && next !== null && (
        <li style={{ padding: '8px 16px' }}>
          <Button fullWidth variant="outlined" color="inherit" onClick={() => onMore(next)}>
            {texts.more}
          </Button>
        </li>
      )}
    </>
  );
}
