import { styled } from '@mui/material/styles';
import { Link, useLocation, useSearchParams } from '@portal/router';
import { TOUCH } from '@portal/ui';
import { paths } from '../paths';
import { useRole } from '../shared/access/use-may';
import { texts } from '../texts';
import { findTab, tabsFor } from './admin-tabs';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  margin: 0,
  padding: '8px 16px',
  listStyle: 'none',
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 64,
    flexDirection: 'column',
    width: 224,
    height: 'calc(100dvh - 64px)',
    padding: '24px 16px',
    overflowY: 'auto',
    borderBottom: 0,
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Tab = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '0 12px',
  borderRadius: 8,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  [TOUCH]: { minHeight: 44 },
  '&:hover': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.action.hover,
  },
  '&[aria-current="page"]': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.action.selected,
    '& > svg': { color: theme.vars.palette.primary.main },
  },
}));

/** The dashboard's tabs: at the side on wide screens, above the content on narrow ones. */
export function TabNav() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const tabs = tabsFor(useRole());
  // Beside the dashboard, as in the view of a user, no tab is the current one.
  const current = pathname === paths.dashboard ? findTab(search.get('tab')) : null;
  return (
    <nav aria-label={texts.frame.nav}>
      <List>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Tab to={paths.tab(tab.id)} aria-current={tab === current ? 'page' : undefined}>
              <tab.icon size={18} aria-hidden />
              {tab.label}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}
