import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Gift from 'lucide-react/icons/gift';
import UserPlus from 'lucide-react/icons/user-plus';
import UserSearch from 'lucide-react/icons/user-search';
import { useCallback, useRef } from 'react';
import { paths } from '../../paths';
import { useMay } from '../../shared/access/use-may';
import { ActionsMenu } from './actions-menu';
import { AddUserDialog } from './add-user-dialog';
import { CreateOfferDialog } from './create-offer-dialog';
import { FindUser } from './find-user';
import { BUTTONS_FROM, HeaderButton } from './header-button';
import { texts } from './texts';

/** The header action that is open: 'Create Offer', 'Find User' or 'Add / Update User'. */
export type HeaderAction = 'offer' | 'find' | 'add';

interface HeaderActionsProps {
  readonly open: HeaderAction | null;
  readonly onOpen: (action: HeaderAction | null) => void;
}

const Wide = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  [theme.breakpoints.down(BUTTONS_FROM)]: { display: 'none' },
}));

/** Actions that an administrator can start on every screen: buttons, or one menu where there is no room. */
export function HeaderActions({ open, onOpen }: HeaderActionsProps) {
  const mayAdd = useMay('plans');
  const mayOffer = useMay('money');
  const findButton = useRef<HTMLButtonElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => onOpen(null), [onOpen]);
  // Only one of them is shown; the other one takes no focus.
  const focusOpener = (): void => {
    menuButton.current?.focus();
    findButton.current?.focus();
  };
  return (
    <>
      <Wide>
        {mayOffer && (
          <>
            <HeaderButton color="inherit" aria-haspopup="dialog" onClick={() => onOpen('offer')}>
              <BadgePercent size={18} aria-hidden />
              {texts.createOffer}
            </HeaderButton>
            <HeaderButton component={Link} to={paths.sendOffer} color="inherit">
              <Gift size={18} aria-hidden />
              {texts.simpleOffer}
            </HeaderButton>
          </>
        )}
        <HeaderButton
          ref={findButton}
          color="inherit"
          aria-expanded={open === 'find'}
          onClick={() => onOpen(open === 'find' ? null : 'find')}
        >
          <UserSearch size={18} aria-hidden />
          {texts.findUser}
        </HeaderButton>
        {mayAdd && (
          <HeaderButton color="inherit" aria-haspopup="dialog" onClick={() => onOpen('add')}>
            <UserPlus size={18} aria-hidden />
            {texts.addUser}
          </HeaderButton>
        )}
      </Wide>
      <ActionsMenu button={menuButton} mayAdd={mayAdd} mayOffer={mayOffer} onOpen={onOpen} />
      {open === 'find' && <FindUser onClose={close} onEscape={focusOpener} />}
      {mayOffer && open === 'offer' && <CreateOfferDialog onClose={close} />}
      {mayAdd && open === 'add' && <AddUserDialog onClose={close} />}
    </>
  );
}
