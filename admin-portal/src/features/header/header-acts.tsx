import { UserPlus } from 'lucide-react';
import { useCallback } from 'react';
import { useMay } from '../../shared/access/use-may';
import { AddUserDialog } from './add-user-dialog';
import { FindUser } from './find-user';
import { HeaderButton } from './header-button';
import { texts } from './texts';

/** What can lie open: 'Find User' or 'Add / Update User'. */
export type HeaderAct = 'find' | 'add';

interface HeaderActsProps {
  readonly open: HeaderAct | null;
  readonly onOpen: (act: HeaderAct | null) => void;
}

/** What an administrator can start from everywhere (spec admin.md §2). */
export function HeaderActs({ open, onOpen }: HeaderActsProps) {
  const mayAdd = useMay('plans');
  const close = useCallback(() => onOpen(null), [onOpen]);
  return (
    <>
      <FindUser shown={open === 'find'} onShow={(shown) => onOpen(shown ? 'find' : null)} />
      {mayAdd && (
        <HeaderButton color="inherit" aria-haspopup="dialog" onClick={() => onOpen('add')}>
          <UserPlus size={18} aria-hidden />
          <span>{texts.addUser}</span>
        </HeaderButton>
      )}
      {mayAdd && open === 'add' && <AddUserDialog onClose={close} />}
    </>
  );
}
