import Button from '@mui/material/Button';
import { Link } from '@portal/router';
import { Panel } from '@portal/ui';
import { paths } from '../../paths';
import { useTexts } from '../../texts/use-texts';

/** The way to a new password. */
export function PasswordCard() {
  const words = useTexts().profile;
  return (
    <Panel title={words.passwordTitle} hint={words.passwordText}>
      <Button component={Link} to={paths.changePassword} variant="outlined" color="inherit">
        {words.changePassword}
      </Button>
    </Panel>
  );
}
