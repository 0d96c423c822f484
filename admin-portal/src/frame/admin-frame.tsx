import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { usePageTitle } from '@portal/dashboard';
import { Outlet } from '@portal/router';
import { useSession } from '@portal/session';
import { AppHeader, MAIN_ID, SkipLink, ThemeMenu } from '@portal/ui';
import LogOut from 'lucide-react/icons/log-out';
import { useCallback, useState } from 'react';
import { type HeaderAction, HeaderActions } from '../features/header/header-actions';
import { Palette } from '../features/palette/palette';
import { AccountMenu } from '../features/security/account-menu';
import { StepUpHost } from '../shared/access/step-up-host';
import { NoticeBell } from '../shared/notices/notice-bell';
import { texts } from '../texts';
import { ClockRoot } from './clock-root';
import { ShortcutsDialog } from './shortcuts-dialog';
import { StageMark } from './stage-mark';
import { TabDrawer } from './tab-drawer';
import { TabRail } from './tab-rail';
import { useCommands } from './use-commands';
import { useRememberedList } from './use-remembered-list';
import { useShortcuts } from './use-shortcuts';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}));

const Main = styled('main')(({ theme }) => ({
  width: '100%',
  maxWidth: 1680,
  padding: '24px 16px 64px',
  outline: 0,
  [theme.breakpoints.up('md')]: { padding: '28px 32px 64px' },
}));

// The rail has both on wide screens.
const Narrow = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: -8,
  [theme.breakpoints.up('lg')]: { display: 'none' },
  // A phone has no room for the mark beside the buttons, so it stands above them.
  [theme.breakpoints.down('sm')]: {
    '& > span': {
      position: 'absolute',
      top: 4,
      insetInlineStart: 16,
      fontSize: '0.625rem',
      lineHeight: '13px',
      pointerEvents: 'none',
    },
  },
}));

/** The frame of every administrator's screen: rail, header and content, under one clock. */
export function AdminFrame() {
  const { signOut } = useSession();
  const [action, setAction] = useState<HeaderAction | null>(null);
  const [isHelping, setHelping] = useState(false);
  const commands = useCommands(setAction);
  useShortcuts(useCallback(() => setHelping(true), []));
  usePageTitle(texts.frame.page);
  useRememberedList();
  return (
    <ClockRoot>
      <SkipLink>{texts.frame.skip}</SkipLink>
      <Body>
        <TabRail />
        <div>
          <AppHeader>
            <Narrow>
              <TabDrawer />
              <StageMark />
            </Narrow>
            <AccountMenu />
            <span style={{ flex: 1 }} />
            <Palette groups={commands} />
            <HeaderActions open={action} onOpen={setAction} />
            <NoticeBell />
            <ThemeMenu texts={texts.theme} />
            <IconButton aria-label={texts.frame.logout} onClick={() => void signOut()}>
              <LogOut size={18} aria-hidden />
            </IconButton>
          </AppHeader>
          <Main id={MAIN_ID} tabIndex={-1} data-console>
            <Outlet />
          </Main>
        </div>
      </Body>
      <StepUpHost />
      {isHelping && <ShortcutsDialog onClose={() => setHelping(false)} />}
    </ClockRoot>
  );
}
