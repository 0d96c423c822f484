import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { Link } from '@portal/router';
import { displayName } from '@portal/rules';
import { Avatar, lazyDialog, TABLET, tabularNumbers, TOUCH_HEIGHT } from '@portal/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCallback, useState } from 'react';
import { paths } from '../../paths';
import { useTexts } from '../../texts/use-texts';

const Chip = styled('div')({ display: 'flex', alignItems: 'center', minWidth: 0 });

// On small screens the avatar is a link to the profile of its own.
const ProfileLink = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: TOUCH_HEIGHT,
  height: TOUCH_HEIGHT,
  borderRadius: '50%',
  textDecoration: 'none',
  [TABLET]: { display: 'none' },
});

const Trigger = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  gap: 6,
  minWidth: TOUCH_HEIGHT,
  minHeight: TOUCH_HEIGHT,
  padding: '0 6px',
  borderRadius: 8,
  textAlign: 'start',
  lineHeight: 1.3,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > [data-avatar]': { display: 'none', [TABLET]: { display: 'flex' } },
  '& > :nth-of-type(2)': { minWidth: 0 },
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
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
}));

const Menu = lazyDialog(async () => (await import('./account-menu')).AccountMenu);

/** The signed-in user with the remaining time of the plan; opens the account menu. */
export function AccountChip({ user }: { user: UserView }) {
  const { header } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const name = displayName(user.name, user.userId);
  const avatar = (
    <Avatar userId={user.userId} name={name} photoUrl={user.profilePhotoUrl} size={32} />
  );
  return (
    <Chip>
      <ProfileLink to={paths.profile} aria-label={header.profile}>
        {avatar}
      </ProfileLink>
      <Trigger
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span data-avatar>{avatar}</span>
        <span>
          <b>{name}</b>
          {/* A newcomer's plan has not expired: there is nothing to warn about. */}
          <small data-expired={user.isExpired && user.expiry > 0}>
            {user.isExpired ? header.expired : header.daysLeft(user.daysRemaining)}
          </small>
        </span>
        <ChevronDown size={16} aria-hidden />
      </Trigger>
      {anchor && <Menu anchor={anchor} onClose={close} />}
    </Chip>
  );
}
