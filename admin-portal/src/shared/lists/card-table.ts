import { styled } from '@mui/material/styles';
import { HEADER_HEIGHT, hiddenStyle, tabularNumbers } from '@portal/ui';

/** Settings of cardTable. */
interface CardTableOptions {
  /** Window width in px below which the columns do not fit. */
  readonly below: number;
  /** Padding above and below the text of a cell, in px. */
  readonly rowPadding?: number;
  /** Columns of a row that is shown as a card, as `grid-template-columns`. */
  readonly cardColumns?: string;
}

/** The media query in which a cardTable shows cards, for additional styles of a table. */
export const whereCards = (below: number): string => `@media (max-width: ${below - 0.05}px)`;

/** The media query in which a cardTable shows columns. */
const whereColumns = (below: number): string => `@media (min-width: ${below}px)`;

/**
 * A table whose rows become cards when its columns do not fit. In a card each cell shows its
 * `data-label`. Of the table head, the checkbox for all rows (the column `select`) and headers that sort stay
 * visible. Where it shows columns, the head stays below the header of the frame while the rows scroll.
 */
export function cardTable({
  below,
  rowPadding = 10,
  cardColumns = 'repeat(2, minmax(0, 1fr))',
}: CardTableOptions) {
  return styled('table')(({ theme }) => ({
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    '& th': {
      padding: '12px 16px',
      textAlign: 'start',
      fontWeight: 550,
      fontSize: '0.8125rem',
      color: theme.vars.palette.text.secondary,
      whiteSpace: 'nowrap',
    },
    '& td': { padding: `${rowPadding}px 16px`, ...tabularNumbers },
    // Weak, so that a table can style its links otherwise.
    '& :where(td > a)': { color: theme.vars.palette.primary.main, textUnderlineOffset: 3 },
    '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    [whereColumns(below)]: {
      '& thead th': {
        position: 'sticky',
        top: HEADER_HEIGHT,
        zIndex: 2,
        backgroundColor: theme.vars.palette.background.paper,
        // A border of collapsed cells would scroll away.
        boxShadow: `0 1px 0 ${theme.vars.palette.divider}`,
      },
      '& thead th:first-of-type': { borderStartStartRadius: 13 },
      '& thead th:last-of-type': { borderStartEndRadius: 13 },
      // A control that gets the focus by a key stops below header and head.
      '& tbody :is(a, button, input)': { scrollMarginBlock: `${HEADER_HEIGHT + 56}px 24px` },
    },
    [whereCards(below)]: {
      '&, & tbody': { display: 'block' },
      '& thead:not(:has([data-column="select"], [aria-sort]))': hiddenStyle,
      '& thead:has([aria-sort])': {
        display: 'block',
        '& tr': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 12,
          padding: '4px 16px',
        },
        '& th:not([data-column="select"], [aria-sort])': hiddenStyle,
        '& th[aria-sort]': { padding: 0 },
      },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: cardColumns,
        gap: '12px 10px',
        padding: 16,
      },
      '& thead:not(:has([data-column="select"], [aria-sort])) + tbody tr:first-of-type': {
        borderTop: 0,
      },
      '& td': { padding: 0 },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        marginBottom: 2,
        ...theme.typography.caption,
        color: theme.vars.palette.text.secondary,
      },
    },
  }));
}
