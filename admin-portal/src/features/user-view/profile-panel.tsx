import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { displayName } from '@portal/rules';
import { Panel } from '@portal/ui';
import Pencil from 'lucide-react/icons/pencil';
import { useCallback, useState } from 'react';
import { EditProfileDialog } from '../../shared/actions/edit-profile-dialog';
import { useMay } from '../../shared/access/use-may';
import { texts } from './texts';

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 12,
  margin: '0 0 16px',
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: '2px 0 0', fontWeight: 500, overflowWrap: 'anywhere' },
}));

/** Name and email of the viewed user, with a button that edits them. */
export function ProfilePanel({ user }: { user: UserView }) {
  const [editing, setEditing] = useState(false);
  const mayEdit = useMay('accounts');
  const close = useCallback(() => setEditing(false), []);
  return (
    <Panel title={texts.profile}>
      <Facts>
        <div>
          <dt>{texts.name}</dt>
          <dd>{displayName(user.name, user.userId)}</dd>
        </div>
        <div>
          <dt>{texts.email}</dt>
          <dd>{user.email || texts.noEmail}</dd>
        </div>
      </Facts>
      {mayEdit && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Pencil size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setEditing(true)}
        >
          {texts.editProfile}
        </Button>
      )}
      {editing && <EditProfileDialog user={user} onClose={close} />}
    </Panel>
  );
}
