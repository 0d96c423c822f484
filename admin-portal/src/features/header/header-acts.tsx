import { UserPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useMay } from '../../shared/access/use-may';
import { AddUserDialog } from './add-user-dialog';
import { FindUser } from './find-user';
import { HeaderButton } from './header-button';
import { texts } from './texts';

/** What an administrator can start from everywhere (spec admin.md §2). */
export function HeaderActs() {
  const [adding, setAdding] = useState(false);
  const mayAdd = useMay('plans');
  const close = useCallback(() => setAdding(false), []);
  return (
    <>
      <FindUser />
      {mayAdd && (
        <HeaderButton color="inherit" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <UserPlus size={18} aria-hidden />
          <span>{texts.addUser}</span>
        </HeaderButton>
      )}
      {adding && <AddUserDialog onClose={close} />}
    </>
  );
}
