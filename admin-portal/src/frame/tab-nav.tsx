import { styled } from '@mui/material/styles';
import { Link, useLocation, useSearchParams } from '@portal/router';
import { TOUCH } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../paths';
import { useRole } from '../shared/access/use-may';
import { texts } from '../texts';
import { tabAt, tabsFor } from './admin-tabs';

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

/** Scrolls only the list of tabs, so that the current tab is in its middle. */
function useCurrentInSight(current: string | undefined, count: number) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-current="page"]');
    if (!list.current || !tab) return;
    const outer = list.current.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    list.current.scrollBy({
      left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
      top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
    });
  }, [current, count]);
  return list;
}

/** The dashboard's tabs: at the side on wide screens, above the content on narrow screens. */
export function TabNav() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const tabs = tabsFor(useRole());
  const current = tabAt(pathname, search.get('tab'));
  const list = useCurrentInSight(current?.id, tabs.length);
  return (
    <nav aria-label={texts.frame.nav}>
      <List ref={list}>
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
