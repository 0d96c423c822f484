import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '../texts/use-texts';
import { HistoryLine } from './history-line';
import type { HistoryRow } from './history-rows';

/** Estimated height of a row in px, used until it is measured. */
const GUESSED_HEIGHT = { day: 44, item: 68 } as const;

/** Number of rows drawn outside the visible part. Enough to scroll one page without a gap. */
const OVERSCAN = 12;

const Scroller = styled('div')({
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 24px',
  '&:focus-visible': { outlineOffset: -2 },
  '& > ul': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': { position: 'absolute', insetInline: 0, top: 0 },
});

interface HistoryListProps {
  readonly rows: readonly HistoryRow[];
  readonly withService: boolean;
}

/**
 * Virtual list of a history: only rows near the visible part are drawn, so ten thousand rows open as
 * fast as ten. Assistive tools get the number of rows. The keys Home, End, Page Up and Page Down scroll
 * the list.
 */
export function HistoryList({ rows, withService }: HistoryListProps) {
  const { history } = useTexts();
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it returns stays in this component.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => GUESSED_HEIGHT[rows[index]?.kind ?? 'item'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN,
  });
  // The browser would scroll to an estimated position, and smoothly while rows are being measured.
  const jump = (event: KeyboardEvent): void => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    virtual.scrollToIndex(event.key === 'Home' ? 0 : rows.length - 1);
  };
  return (
    <Scroller ref={scroller} tabIndex={0} role="group" aria-label={history.list} onKeyDown={jump}>
      <ul style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <HistoryLine row={row} withService={withService} />
              </li>
            )
          );
        })}
      </ul>
    </Scroller>
  );
}
