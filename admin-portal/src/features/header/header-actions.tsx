import { UserPlus } from 'lucide-react';
import { useCallback } from 'react';
import { useMay } from '../../shared/access/use-may';
import { AddUserDialog } from './add-user-dialog';
import { CreateOfferDialog } from './create-offer-dialog';
import { FindUser } from './find-user';
import { HeaderButton } from './header-button';
import { OfferButtons } from './offer-buttons';
import { texts } from './texts';

/** The header action that is open: 'Create Offer', 'Find User' or 'Add / Update User'. */
export type HeaderAction = 'offer' | 'find' | 'add';

interface HeaderActionsProps {
  readonly open: HeaderAction | null;
  readonly onOpen: (action: HeaderAction | null) => void;
}

/** Actions that an administrator can start on every screen. */
export function HeaderActions({ open, onOpen }: HeaderActionsProps) {
  const mayAdd = useMay('plans');
  const mayOffer = useMay('money');
  const close = useCallback(() => onOpen(null), [onOpen]);
  return (
    <>
      {mayOffer && <OfferButtons onCreate={() => onOpen('offer')} />}
      <FindUser shown={open === 'find'} onShow={(shown) => onOpen(shown ? 'find' : null)} />
      {mayAdd && (
        <HeaderButton color="inherit" aria-haspopup="dialog" onClick={() => onOpen('add')}>
          <UserPlus size={18} aria-hidden />
          <span>{texts.addUser}</span>
        </HeaderButton>
      )}
      {mayOffer && open === 'offer' && <CreateOfferDialog onClose={close} />}
      {mayAdd && open === 'add' && <AddUserDialog onClose={close} />}
    </>
  );
}
