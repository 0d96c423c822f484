import { styled } from '@mui/material/styles';
import { Link, useLocation } from '@portal/router';
import { TABLET, TOUCH, TOUCH_HEIGHT } from '@portal/ui';
import CircleUser from 'lucide-react/icons/circle-user';
import Download from 'lucide-react/icons/download';
import House from 'lucide-react/icons/house';
import Sparkles from 'lucide-react/icons/sparkles';
import { paths } from '../../paths';
import { useTexts } from '../../texts/use-texts';

/** The sections of the portal, with the beginnings of the paths that belong to them. */
const SECTIONS = [
  { name: 'home', to: paths.dashboard, icon: House, within: [paths.dashboard] },
  { name: 'downloads', to: paths.downloads, icon: Download, within: [paths.downloads] },
  {
    name: 'plans',
    to: paths.plans,
    icon: Sparkles,
    within: [paths.plans, paths.offer, '/checkout/'],
  },
  {
    name: 'account',
    to: paths.account,
    icon: CircleUser,
    within: [paths.account, paths.profile, paths.createPassword, paths.changePassword],
  },
] as const;

// A bar at the bottom of phones, where the thumb is; from a tablet on a part of the header.
const Nav = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [TABLET]: {
    position: 'static',
    display: 'flex',
    gap: 4,
    paddingBottom: 0,
    border: 0,
    backgroundColor: 'transparent',
  },
}));

const Item = styled(Link)(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 2,
  minHeight: 55,
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    boxShadow: `inset 0 2px ${theme.vars.palette.primary.main}`,
  },
  '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline' } },
  [TABLET]: {
    minHeight: 40,
    padding: '0 12px',
    borderRadius: 8,
    fontSize: '0.875rem',
    '& > svg': { display: 'none' },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-current]': { boxShadow: 'none', backgroundColor: theme.vars.palette.action.selected },
    [TOUCH]: { minHeight: TOUCH_HEIGHT },
  },
}));

/** The way around the portal: Home, Downloads, Plans, Account. */
export function MainNav() {
  const { nav } = useTexts().frame;
  const { pathname } = useLocation();
  return (
    <Nav aria-label={nav.label} data-main-nav>
      {SECTIONS.map(({ name, to, icon: Icon, within }) => {
        const isWithin = within.some((start) => pathname.startsWith(start));
        const isHere = pathname === to;
        return (
          <Item key={name} to={to} aria-current={isHere ? 'page' : isWithin || undefined}>
            <Icon size={22} aria-hidden />
            {nav[name]}
          </Item>
        );
      })}
    </Nav>
  );
}
