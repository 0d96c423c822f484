import { styled } from '@mui/material/styles';
import { usePageTitle } from '@portal/dashboard';
import { useSession } from '@portal/session';
import { MAIN_ID, PageHeader, SkipLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts';
import { BackLink } from './back-link';
import { PortalHeader } from './frame/portal-header';

const Main = styled('main')(({ theme }) => ({
  width: '100%',
  margin: '0 auto',
  padding: '12px 16px 64px',
  outline: 0,
  [theme.breakpoints.up('md')]: { padding: '24px 32px 96px' },
}));

/** Props of Screen. */
export interface ScreenProps {
  readonly title: string;
  /** Text of the link back to the dashboard. */
  readonly back: string;
  /** Maximum width of the content, in px. */
  readonly width: number;
  readonly children: ReactNode;
}

/** Layout of all screens except the dashboard: header, back link, one title. Public screens use it too. */
export function Screen({ title, back, width, children }: ScreenProps) {
  const { frame } = useTexts();
  const { user } = useSession();
  usePageTitle(title);
  return (
    <>
      <SkipLink>{frame.skip}</SkipLink>
      <PortalHeader user={user} />
      <Main id={MAIN_ID} tabIndex={-1} style={{ maxWidth: width }}>
        <BackLink>{back}</BackLink>
        <PageHeader title={title} />
        {children}
      </Main>
    </>
  );
}
