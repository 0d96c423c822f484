import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { StatusBadge } from '@portal/dashboard';
import { Link } from '@portal/router';
import { planStatus } from '@portal/rules';
import { StatusPill, tabularNumbers } from '@portal/ui';
import UserCog from 'lucide-react/icons/user-cog';
import { paths } from '../../paths';
import { videosText } from '../../shared/actions/videos-text';
import { texts as userTexts } from '../../shared/users/texts';
import { calledName } from '../../shared/users/user-text';
import { texts } from './texts';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  paddingBottom: 12,
  '& > a': { marginInlineStart: 'auto' },
}));

/** The user's id and plan, and the way to the record with everything that can be done. */
export function PlanLine({ user }: { user: UserView }) {
  return (
    <Line>
      <span>{userTexts.id(user.userId)}</span>
      <StatusBadge status={planStatus(user)} />
      {user.isFrozen && <StatusPill tone="info">{texts.frozen}</StatusPill>}
      <span>{userTexts.daysLeft(user.daysRemaining)}</span>
      <span>{videosText(user.balance)}</span>
      <Button
        component={Link}
        to={paths.manage(user.userId)}
        variant="contained"
        size="small"
        startIcon={<UserCog size={15} aria-hidden />}
        aria-label={userTexts.manage(calledName(user))}
      >
        {userTexts.manageShort}
      </Button>
    </Line>
  );
}
