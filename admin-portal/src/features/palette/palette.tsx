import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { hiddenStyle, lazyDialog } from '@portal/ui';
import Search from 'lucide-react/icons/search';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { CommandGroup } from './command';
import { texts } from './texts';

const Opener = styled(Button)(({ theme }) => ({
  minWidth: 0,
  gap: 8,
  paddingInline: 12,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '& > svg': { flex: 'none' },
  // It gives way to the buttons beside it, but never so far that it cannot be read.
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > kbd': {
    flex: 'none',
    padding: '1px 6px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 5,
    font: 'inherit',
    fontSize: '0.75rem',
  },
  [theme.breakpoints.up('sm')]: {
    minWidth: 'max-content',
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  [theme.breakpoints.down('lg')]: { '& > kbd': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& > span': hiddenStyle },
}));

const load = async () => (await import('./palette-dialog')).PaletteDialog;

const Content = lazyDialog(load);

/**
 * Preloads the dialog, so that text typed right after opening is not lost. An error is shown only when
 * it is opened.
 */
const prepare = (): void => void load().catch(() => undefined);

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/**
 * Whether the keys open the palette. Not while a modal dialog is open, because the palette would cover
 * it.
 */
function isCall(event: KeyboardEvent): boolean {
  const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  return (
    isKey && !event.altKey && !event.shiftKey && !document.querySelector('[aria-modal="true"]')
  );
}

/** Opens the command palette by its button or by Ctrl+K. Its code is loaded when it is first opened. */
export function Palette({ groups }: { groups: readonly CommandGroup[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // Registered before the button is painted, because the keys must work as soon as it is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Control' || event.key === 'Meta') prepare();
      if (!isCall(event)) return;
      // Ctrl+K opens the browser's own search field.
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Opener
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Search size={18} aria-hidden />
        <span>{texts.open}</span>
        <kbd aria-hidden>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </Opener>
      {isOpen && <Content groups={groups} onClose={close} />}
    </>
  );
}
