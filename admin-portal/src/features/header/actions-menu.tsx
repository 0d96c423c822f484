import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazyDialog } from '@portal/ui';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type RefObject, useCallback, useState } from 'react';
import type { HeaderAction } from './header-actions';
import { BUTTONS_FROM } from './header-button';
import { texts } from './texts';

const Opener = styled(Button)(({ theme }) => ({
  minWidth: 44,
  gap: 6,
  paddingInline: 10,
  [theme.breakpoints.up(BUTTONS_FROM)]: { display: 'none' },
  '& > span': { [theme.breakpoints.down('sm')]: { display: 'none' } },
})) as typeof Button;

/** Which actions the role may start, and how they open. */
export interface ActionsMenuProps {
  readonly mayAdd: boolean;
  readonly mayOffer: boolean;
  readonly onOpen: (action: HeaderAction) => void;
}

const List = lazyDialog(async () => (await import('./actions-menu-list')).ActionsMenuList);

/** The header's actions in one menu, on screens without room for their buttons. */
export function ActionsMenu({
  button,
  ...props
}: ActionsMenuProps & { readonly button: RefObject<HTMLButtonElement | null> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <Opener
        ref={button}
        color="inherit"
        aria-label={texts.actions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={18} aria-hidden />
        <span>{texts.actions}</span>
      </Opener>
      {anchor && <List {...props} anchor={anchor} onClose={close} />}
    </>
  );
}
