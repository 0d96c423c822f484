import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { Link } from '@portal/router';
import { displayName } from '@portal/rules';
import { Avatar, tabularNumbers, TOUCH_HEIGHT } from '@portal/ui';
import { paths } from '../../paths';
import { useTexts } from '../../texts/use-texts';

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
    ...tabularNumbers,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    '&[data-expired="true"]': { color: theme.vars.palette.error.main },
  },
  [theme.breakpoints.down('sm')]: { gap: 4, marginInlineEnd: 0 },
}));

// Only one of the two is visible: on small screens the header links to the profile.
const Plain = styled('span')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
const ProfileLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: TOUCH_HEIGHT,
  height: TOUCH_HEIGHT,
  borderRadius: '50%',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** The signed-in user, and the remaining time of the plan. */
export function UserChip({ user }: { user: UserView }) {
  const { header } = useTexts();
  const name = displayName(user.name, user.userId);
  const avatar = (
    <Avatar userId={user.userId} name={name} photoUrl={user.profilePhotoUrl} size={32} />
  );
  return (
    <Chip>
      <Plain>{avatar}</Plain>
      <ProfileLink to={paths.profile} aria-label={header.profile}>
        {avatar}
      </ProfileLink>
      <div>
        <b>{name}</b>
        <small data-expired={user.isExpired}>
          {user.isExpired ? header.expired : header.daysLeft(user.daysRemaining)}
        </small>
      </div>
    </Chip>
  );
}
