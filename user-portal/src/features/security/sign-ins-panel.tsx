import { styled } from '@mui/material/styles';
import { Panel, type PanelFold } from '@portal/ui';
import { useTexts } from '../../texts/use-texts';
import { LoginList } from './login-list';
import { SessionList } from './session-list';

const Part = styled('div')(({ theme }) => ({
  '& + &': { marginTop: 24 },
  '& > h3': { ...theme.typography.h3, margin: '0 0 4px' },
}));

/** Section 'Sign-ins': the sessions of the account, and its latest sign-ins. */
export function SignInsPanel({ userId, fold }: { userId: number; fold?: PanelFold }) {
  const securityTexts = useTexts().security;
  return (
    <Panel title={securityTexts.title} hint={securityTexts.hint} fold={fold}>
      <Part>
        <h3>{securityTexts.sessions}</h3>
        <SessionList userId={userId} />
      </Part>
      <Part>
        <h3>{securityTexts.history}</h3>
        <LoginList userId={userId} />
      </Part>
    </Panel>
  );
}
