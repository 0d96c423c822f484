import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Link = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 16,
  top: -64,
  zIndex: theme.zIndex.tooltip,
  padding: '11px 16px',
  borderRadius: 8,
  fontWeight: 500,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.dark,
  '&:focus': { top: 12 },
}));

/** Target of SkipLink: the id of the screen's <main>. */
export const MAIN_ID = 'main';

/** The first element in the tab order. It jumps over the header. */
export function SkipLink({ children }: { children: ReactNode }) {
  return <Link href={`#${MAIN_ID}`}>{children}</Link>;
}

/** Height of AppHeader in px, for what stays below it. */
export const HEADER_HEIGHT = 64;

/** The sticky bar at the top of a signed-in screen. */
export const AppHeader = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: HEADER_HEIGHT,
  paddingInline: 16,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 86%, transparent)`,
  backdropFilter: 'blur(12px)',
  [theme.breakpoints.up('md')]: { paddingInline: 32 },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 16px',
  marginBottom: 24,
});

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0 }));

/** The title of a screen (heading level 1), with its actions at the right. */
export function PageHeader({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <Head>
      <Title>{title}</Title>
      {action}
    </Head>
  );
}
