import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../texts/use-texts';

/** Number of entries before 'show all'; the newest are the most useful. */
const FEW = 4;

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface ShortListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Renders one entry: a list item with its key. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/** The first entries of a list; a button shows all of them. */
export function ShortList<Item>({ label, items, children }: ShortListProps<Item>) {
  const securityTexts = useTexts().security;
  const [whole, setWhole] = useState(false);
  return (
    <>
      <List aria-label={label}>{items.slice(0, whole ? items.length : FEW).map(children)}</List>
      {items.length > FEW && (
        <Button
          color="primary"
          aria-expanded={whole}
          sx={{ mt: 0.5, ml: -2 }}
          onClick={() => setWhole(!whole)}
        >
          {whole ? securityTexts.showFewer : securityTexts.showAll(items.length)}
        </Button>
      )}
    </>
  );
}
