import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { lazyDialog, TOUCH, TOUCH_HEIGHT } from '@portal/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCallback, useRef, useState } from 'react';
import { adminSessionQuery } from '../../shared/access/use-may';
import { SecurityDialog } from './security-dialog';
import { texts } from './texts';

const Badge = styled(ButtonBase)(({ theme }) => ({
  gap: 4,
  minHeight: 28,
  marginInlineStart: 8,
  padding: '2px 6px 2px 8px',
  borderRadius: 6,
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.primary.main,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 11%, transparent)`,
  [TOUCH]: { minHeight: TOUCH_HEIGHT },
}));

// On small screens only the role is visible. The accessible name of the button stays complete.
const Wide = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const List = lazyDialog(async () => (await import('./account-menu-list')).AccountMenuList);

/**
 * A button with the role, as 'Admin · support'. It opens the account menu of the signed-in
 * administrator.
 */
export function AccountMenu() {
  const { data } = useQuery(adminSessionQuery);
  const role = data?.role ?? null;
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSecuring, setSecuring] = useState(false);
  const closeMenu = useCallback(() => setAnchor(null), []);
  const closeDialog = useCallback(() => {
    setSecuring(false);
    // The menu item that had the focus no longer exists.
    button.current?.focus();
  }, []);
  return (
    <>
      <Badge
        ref={button}
        aria-label={texts.badge(role)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span>
          {role && <Wide>{texts.badgeStart}</Wide>}
          {role ?? texts.badge(null)}
        </span>
        <ChevronDown size={14} aria-hidden />
      </Badge>
      {anchor && (
        <List
          anchor={anchor}
          who={texts.menu(data?.actor ?? '', role ?? '')}
          onClose={closeMenu}
          onSecurity={() => {
            closeMenu();
            setSecuring(true);
          }}
        />
      )}
      {isSecuring && <SecurityDialog onClose={closeDialog} />}
    </>
  );
}
