import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { Panel, type PanelFold } from '@portal/ui';
import { useTexts } from '../../texts/use-texts';
import { LoginList } from './login-list';
import { SessionList } from './session-list';
import { ownLoginsQuery, ownSessionsQuery } from './sign-ins-queries';

const Part = styled('div')(({ theme }) => ({
  '& + &': { marginTop: 24 },
  '& > h3': { ...theme.typography.h3, margin: '0 0 4px' },
}));

// Nobody knows how many sessions come. What is below them waits out of sight, so that it does not move.
const Parts = styled('div')({ '&[data-waiting=true]': { minHeight: '100vh' } });

/** Section 'Sign-ins': the sessions of the account, and its latest sign-ins. */
export function SignInsPanel({ userId, fold }: { userId: number; fold?: PanelFold }) {
  const securityTexts = useTexts().security;
  const { isPending } = useQuery(ownSessionsQuery(userId));
  useQuery(ownLoginsQuery(userId));
  return (
    <Panel title={securityTexts.title} hint={securityTexts.hint} fold={fold}>
      <Parts data-waiting={isPending}>
        <Part>
          <h3>{securityTexts.sessions}</h3>
          <SessionList userId={userId} />
        </Part>
        {!isPending && (
          <Part>
            <h3>{securityTexts.history}</h3>
            <LoginList userId={userId} />
          </Part>
        )}
      </Parts>
    </Panel>
  );
}
