import Button from '@mui/material/Button';
import { Link } from '@portal/router';
import { Panel } from '@portal/ui';
import { paths } from '../../paths';
import { useTexts } from '../../texts/use-texts';

/** Link to the page for a new password. */
export function PasswordCard() {
  const profileTexts = useTexts().profile;
  return (
    <Panel title={profileTexts.passwordTitle} hint={profileTexts.passwordText}>
      <Button component={Link} to={paths.changePassword} variant="outlined" color="inherit">
        {profileTexts.changePassword}
      </Button>
    </Panel>
  );
}
