import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link, useLocation } from '@portal/router';
import { signInState } from '@portal/session';
import { paths } from '../../paths';
import { useTexts } from './texts/use-texts';

const Prompt = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& p': { margin: 0 },
}));

/** Replaces the buy button for a user who is not signed in. */
export function LoginPrompt() {
  const { buying } = useTexts();
  const location = useLocation();
  return (
    <Prompt>
      <p>{buying.loginNeeded}</p>
      <Button variant="contained" component={Link} to={paths.login} state={signInState(location)}>
        {buying.goToLogin}
      </Button>
    </Prompt>
  );
}
