import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { displayName } from '@portal/rules';
import { Avatar, tabularFigures } from '@portal/ui';
import { texts } from '../../texts';

const Chip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  marginInlineEnd: 4,
  '& > div': { minWidth: 0, lineHeight: 1.3 },
  '& b, & small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& b': { maxWidth: 200, fontSize: '0.875rem', fontWeight: 550 },
  '& small': {
    ...tabularFigures,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    '&[data-expired="true"]': { color: theme.vars.palette.error.main },
  },
}));

/** Who is signed in, and how long the plan lasts (spec subscriber.md §2). */
export function UserChip({ user }: { user: UserView }) {
  const name = displayName(user.name, user.userId);
  return (
    <Chip>
      <Avatar userId={user.userId} name={name} photoUrl={user.profilePhotoUrl} size={32} />
      <div>
        <b>{name}</b>
        <small data-expired={user.isExpired}>
          {user.isExpired ? texts.dashboard.expired : texts.dashboard.daysLeft(user.daysRemaining)}
        </small>
      </div>
    </Chip>
  );
}
