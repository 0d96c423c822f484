import Button from '@mui/material/Button';
import type { UserView } from '@portal/contracts';
import { useCallback, useState } from 'react';
import { DeleteDialog } from '../../shared/actions/delete-dialog';
import { texts } from './texts';

interface DeleteUserProps {
  readonly user: UserView;
  readonly onDeleted: () => void;
}

/** Delete button. The user's id must be typed as confirmation. */
export function DeleteUser({ user, onDeleted }: DeleteUserProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = useCallback(() => setIsAsking(false), []);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        sx={{ '&&': { color: 'error.main' }, marginInlineStart: 'auto' }}
        onClick={() => setIsAsking(true)}
      >
        {texts.remove}
      </Button>
      {isAsking && <DeleteDialog user={user} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}
