import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BrandLogo } from '../brand/brand-logo';
import { FlowBackdrop } from '../flow/flow-backdrop';
import { MAIN_ID } from './page';
import { Surface } from './panel';

const Page = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  backgroundImage: `radial-gradient(60rem 28rem at 50% -8rem, color-mix(in srgb, ${theme.vars.palette.primary.main} 11%, transparent), transparent)`,
}));

const Corner = styled('header')({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: 12,
  minHeight: 64,
});

const Middle = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 24,
  padding: '24px 16px 64px',
  [theme.breakpoints.up('sm')]: { paddingTop: '8vh' },
}));

const Card = styled(Surface)(({ theme }) => ({
  width: '100%',
  maxWidth: 424,
  padding: 20,
  boxShadow: '0 1px 2px #1018280a, 0 16px 40px -16px #1018281f',
  [theme.breakpoints.up('sm')]: { padding: 32 },
}));

const Head = styled('div')(({ theme }) => ({
  marginBottom: 24,
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& p': {
    ...theme.typography.body2,
    margin: '4px 0 0',
    color: theme.vars.palette.text.secondary,
  },
}));

/** Props of Gate. */
export interface GateProps {
  readonly brand: string;
  readonly title: string;
  readonly text: string;
  /** Content in the upper right corner. */
  readonly corner: ReactNode;
  readonly children: ReactNode;
  /** Content below the card. */
  readonly footer?: ReactNode;
}

/** The sign-in screen of a portal: the logo, and one card with a form. */
export function Gate({ brand, title, text, corner, children, footer }: GateProps) {
  return (
    <Page>
      <FlowBackdrop />
      <Corner>{corner}</Corner>
      <Middle id={MAIN_ID}>
        <BrandLogo name={brand} />
        <Card>
          <Head>
            <h1>{title}</h1>
            <p>{text}</p>
          </Head>
          {children}
        </Card>
        {footer}
      </Middle>
    </Page>
  );
}
