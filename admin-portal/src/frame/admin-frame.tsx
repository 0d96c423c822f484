import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useBrand } from '@portal/dashboard';
import { Outlet } from '@portal/router';
import { useSession } from '@portal/session';
import { AppHeader, BrandLogo, MAIN_ID, SkipLink, ThemeMenu, useDocumentTitle } from '@portal/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { type HeaderAction, HeaderActions } from '../features/header/header-actions';
import { Palette } from '../features/palette/palette';
import { AccountMenu } from '../features/security/account-menu';
import { StepUpHost } from '../shared/access/step-up-host';
import { texts } from '../texts';
import { TabNav } from './tab-nav';
import { useCommands } from './use-commands';
import { useRememberedList } from './use-remembered-list';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}));

const Main = styled('main')(({ theme }) => ({
  width: '100%',
  maxWidth: 1280,
  padding: '24px 16px 64px',
  outline: 0,
  [theme.breakpoints.up('md')]: { padding: '32px 32px 64px' },
}));

// Hidden on small phones, because the buttons need the room. The account button still shows the role.
const Logo = styled('span')({
  display: 'flex',
  '@media (max-width: 419.95px)': { display: 'none' },
});

/** The frame of every administrator's screen: header, tabs and content. */
export function AdminFrame() {
  const { signOut } = useSession();
  const { brand } = useBrand();
  const [action, setAction] = useState<HeaderAction | null>(null);
  const commands = useCommands(setAction);
  useDocumentTitle(texts.frame.page, brand.name);
  useRememberedList();
  return (
    <>
      <SkipLink>{texts.frame.skip}</SkipLink>
      <AppHeader>
        <Logo>
          <BrandLogo name={brand.name} compact />
        </Logo>
        <AccountMenu />
        <span style={{ flex: 1 }} />
        <Palette groups={commands} />
        <HeaderActions open={action} onOpen={setAction} />
        <ThemeMenu texts={texts.theme} />
        <IconButton aria-label={texts.frame.logout} onClick={() => void signOut()}>
          <LogOut size={18} aria-hidden />
        </IconButton>
      </AppHeader>
      <Body>
        <TabNav />
        <Main id={MAIN_ID} tabIndex={-1}>
          <Outlet />
        </Main>
      </Body>
      <StepUpHost />
    </>
  );
}
