import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { Link } from '@portal/router';
import { displayName } from '@portal/rules';
import { Avatar, Panel, type PanelFold } from '@portal/ui';
import { paths } from '../../../paths';
import { useTexts } from '../texts/use-texts';

// In a narrow column the button takes a line of its own, from edge to edge.
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  '& > a': { flex: '1 1 max-content' },
});

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '999 1 240px',
  alignItems: 'center',
  gap: 12,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { ...theme.typography.h3, display: 'block' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** The signed-in user, with a link to the profile page. */
export function ProfileCard({ user, fold }: { user: UserView; fold?: PanelFold }) {
  const { links } = useTexts();
  const name = displayName(user.name, user.userId);
  return (
    <Panel title={links.profile} fold={fold}>
      <Row>
        <Person>
          <Avatar userId={user.userId} name={name} photoUrl={user.profilePhotoUrl} size={44} />
          <div>
            <b>{name}</b>
            <small>{user.email ?? links.noEmail}</small>
          </div>
        </Person>
        <Button component={Link} to={paths.profile} variant="outlined" color="inherit">
          {links.manageProfile}
        </Button>
      </Row>
    </Panel>
  );
}
