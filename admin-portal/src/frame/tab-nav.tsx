import { styled } from '@mui/material/styles';
import { useLocation } from '@portal/router';
import { useEffect, useRef } from 'react';
import { texts } from '../texts';
import { TabList, type TabListProps } from './tab-list';

const Scroll = styled('nav')({ flex: 1, minHeight: 0, overflowY: 'auto', padding: '0 10px 12px' });

/** Scrolls only the tabs, so that the current tab is in sight. */
function useCurrentInSight() {
  const nav = useRef<HTMLElement>(null);
  const { search } = useLocation();
  useEffect(() => {
    const tab = nav.current?.querySelector('[aria-current="page"]');
    if (!nav.current || !tab) return;
    const outer = nav.current.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
    nav.current.scrollBy({ top: inner.top + inner.height / 2 - (outer.top + outer.height / 2) });
  }, [search]);
  return nav;
}

/** All tabs, of which the current one is in sight; in the rail and in the drawer. */
export function TabNav(props: TabListProps) {
  const nav = useCurrentInSight();
  return (
    <Scroll ref={nav} aria-label={texts.frame.nav}>
      <TabList {...props} />
    </Scroll>
  );
}
