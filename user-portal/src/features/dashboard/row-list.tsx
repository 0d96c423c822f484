import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';

/** Default number of rows before 'show all'. */
const FEW = 5;

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: 12 },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const More = styled('div')({ display: 'grid', justifyItems: 'center', marginTop: 12 });

interface RowListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly showAll: (count: number) => string;
  /** Number of rows before 'show all'. Default: 5. */
  readonly few?: number;
  readonly children: (item: Item) => ReactNode;
}

/** The first rows of a list; a button shows all of them. */
export function RowList<Item>(props: RowListProps<Item>) {
  const { items, keyOf, showAll, few = FEW, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, few);
  return (
    <>
      <Rows>
        {shown.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </Rows>
      {shown.length < items.length && (
        <More>
          <Button onClick={() => setIsOpen(true)}>{showAll(items.length)}</Button>
        </More>
      )}
    </>
  );
}
