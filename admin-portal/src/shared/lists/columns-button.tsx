import Button from '@mui/material/Button';
import { lazyDialog } from '@portal/ui';
import Columns3 from 'lucide-react/icons/columns-3';
import { useCallback, useState } from 'react';
import type { ColumnChoice } from './column-choice';
import { texts } from './texts';

const Menu = lazyDialog(async () => (await import('./columns-menu')).ColumnsMenu);

/** Opens the choice of the columns of a list. */
export function ColumnsButton({ choice }: { readonly choice: ColumnChoice<unknown> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Columns3 size={16} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {texts.columns.open}
      </Button>
      {anchor && <Menu choice={choice} anchor={anchor} onClose={close} />}
    </>
  );
}
