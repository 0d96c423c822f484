import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { UserDashboard } from '@portal/dashboard';
import { Link } from '@portal/router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import UserCog from 'lucide-react/icons/user-cog';
import { paths } from '../../paths';
import { useMay } from '../../shared/access/use-may';
import { lastList } from '../../shared/lists/last-list';
import { texts as userTexts } from '../../shared/users/texts';
import { calledName } from '../../shared/users/user-text';
import { UserActivity } from '../../shared/user-activity/user-activity';
import { ProfilePanel } from './profile-panel';
import { texts } from './texts';

// The dashboard has the margins of a whole screen, but the frame has them already.
const Flush = styled('div')(({ theme }) => ({
  marginInline: -16,
  '& > div': { paddingBottom: 0 },
  [theme.breakpoints.up('md')]: { marginInline: -32, '& > div': { paddingTop: 24 } },
}));

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The dashboard of a user, with the profile that can be edited. */
export function ViewedDashboard({ user }: { user: UserView }) {
  const mayEdit = useMay('accounts');
  return (
    <>
      <Ways>
        <Button
          component={Link}
          to={lastList()}
          variant="outlined"
          color="inherit"
          startIcon={<ArrowLeft size={16} aria-hidden />}
        >
          {texts.back}
        </Button>
        <Button
          component={Link}
          to={paths.manage(user.userId)}
          variant="contained"
          startIcon={<UserCog size={16} aria-hidden />}
        >
          {userTexts.manage(calledName(user))}
        </Button>
      </Ways>
      <Flush>
        <UserDashboard
          userId={user.userId}
          belowMetrics={<ProfilePanel user={user} />}
          readOnlySettings={!mayEdit}
        />
      </Flush>
      <UserActivity userId={user.userId} />
    </>
  );
}
