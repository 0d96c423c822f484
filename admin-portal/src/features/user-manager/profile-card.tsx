import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { displayName } from '@portal/rules';
import { Avatar, StatusPill, Surface, tabularNumbers } from '@portal/ui';
import { texts } from './texts';

const Card = styled(Surface)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: 24,
  '& > div': { flex: '1 1 180px', minWidth: 0 },
  '& h2': { ...theme.typography.h2, margin: 0, overflowWrap: 'anywhere' },
  '& p': {
    ...tabularNumbers,
    margin: 0,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** Profile of the user. */
export function ProfileCard({ user }: { user: UserView }) {
  const name = displayName(user.name, user.userId);
  return (
    <Card>
      <Avatar userId={user.userId} name={name} photoUrl={user.profilePhotoUrl} size={64} />
      <div>
        <h2>{name}</h2>
        <p>{texts.account.userId(user.userId)}</p>
        <p>{user.email || texts.account.noEmail}</p>
      </div>
      {user.isFrozen && <StatusPill tone="info">{texts.account.frozen}</StatusPill>}
    </Card>
  );
}
