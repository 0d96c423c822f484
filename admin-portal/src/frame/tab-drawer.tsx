import IconButton from '@mui/material/IconButton';
import { lazyDialog } from '@portal/ui';
import Menu from 'lucide-react/icons/menu';
import { useCallback, useState } from 'react';
import { texts } from '../texts';

const Content = lazyDialog(async () => (await import('./tab-drawer-content')).TabDrawerContent);

/** The button that opens all tabs on screens without room for the rail. */
export function TabDrawer() {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <IconButton
        aria-label={texts.frame.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu size={20} aria-hidden />
      </IconButton>
      {isOpen && <Content onClose={close} />}
    </>
  );
}
