import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { usePageTitle } from '@portal/dashboard';
import { Link } from '@portal/router';
import { useSession } from '@portal/session';
import { MAIN_ID, PageHeader, Panel, SkipLink } from '@portal/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { PortalHeader } from '../../shared/frame/portal-header';
import { useTexts } from '../../texts/use-texts';
import { PasswordCard } from './password-card';
import { ProfileForm } from './profile-form';

const Main = styled('main')(({ theme }) => ({
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  padding: '24px 16px 64px',
  outline: 0,
  [theme.breakpoints.up('md')]: { padding: '40px 32px 96px' },
}));

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [theme.breakpoints.up('md')]: { gap: 24 },
}));

/**
 * Page 'Manage Profile'.
 * @param children more cards, shown below the profile's cards.
 */
export function ProfilePage({ children }: { children?: ReactNode }) {
  const texts = useTexts();
  const { user } = useSession();
  usePageTitle(texts.profile.title);
  if (!user) return null;
  return (
    <>
      <SkipLink>{texts.frame.skip}</SkipLink>
      <PortalHeader
        user={user}
        start={
          <IconButton
            component={Link}
            to={paths.dashboard}
            aria-label={texts.profile.back}
            sx={{ marginInlineStart: -1.5 }}
          >
            <ArrowLeft size={18} aria-hidden />
          </IconButton>
        }
      />
      <Main id={MAIN_ID} tabIndex={-1}>
        <PageHeader title={texts.profile.title} />
        <Cards>
          <Panel title={texts.profile.details}>
            <ProfileForm user={user} />
          </Panel>
          <PasswordCard />
          {children}
        </Cards>
      </Main>
    </>
  );
}
