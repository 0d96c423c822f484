import IconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { lazyDialog } from './lazy-dialog';

/** One option of a menu. */
interface MenuOption {
  readonly value: string;
  readonly label: string;
  /** Language of the label, when it differs from the language of the page. */
  readonly lang?: string;
  readonly icon?: LucideIcon;
}

/** Props of a menu of options. */
export interface OptionMenuProps {
  /** Accessible name of the button and the menu. */
  readonly title: string;
  /** The icon of the button. */
  readonly icon: LucideIcon;
  readonly options: readonly MenuOption[];
  readonly selected: string;
  readonly onSelect: (value: string) => void;
}

const List = lazyDialog(async () => (await import('./option-menu-list')).OptionMenuList);

/** A round button that opens a menu in which one option is selected. */
export function OptionMenu({ icon: Icon, ...menu }: OptionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <IconButton
        aria-label={menu.title}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
      {anchor && <List {...menu} anchor={anchor} onClose={close} />}
    </>
  );
}
